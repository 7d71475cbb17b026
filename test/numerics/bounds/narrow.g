# An integer of up to 40 bits: m·head is exact, fl(m·up) is not. In parts of m·R.
@rnd = float<ieee_64, ne>;
u = rnd(mu);
{ |mu| <= NARROW_REST -> |u - mu| <= NARROW_MARGIN }
