# An integer of 53 bits in two halves: mh·head and p = ml·head are exact. In parts of m·R.
@rnd = float<ieee_64, ne>;
u = rnd(mu);
s = rnd(p + u);
E = p + mu;
{ |p| <= 0x1.01p-26 /\ |mu| <= WIDE_REST -> |s - E| <= WIDE_MARGIN }
