# An integer m + e, e at most half a unit of m: bracketProduct of src/exact/coefficient.ts. In parts of m·R; p is ml·head,
# H is head and up the rest, both as parts of R.
@rnd = float<ieee_64, ne>;
c = rnd(e * rnd(H + up));
b = rnd(p + c);
u = rnd(mu);
s = rnd(b + u);
E = p + e * (H + up) + mu + er;
{ |p| <= 0x1.01p-26 /\ |e| <= 1b-53 /\ H in [0.5, 2] /\ |up| <= WIDE_REST /\ |mu| <= WIDE_REST /\ |er| <= 1b-120
  -> |s - E| <= WIDE_MARGIN }
s - E -> (s - (b + u)) + (b - (p + c)) + (c - e * (H + up)) + (u - mu) - er;
