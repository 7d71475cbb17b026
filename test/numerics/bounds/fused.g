# An integer of 53 bits with a fused multiply-add, which rounds m·head + fl(m·up) once. In parts of m·R.
@rnd = float<ieee_64, ne>;
u = rnd(mu);
{ |mu| <= FUSED_REST -> |u - mu| <= FUSED_MARGIN }
