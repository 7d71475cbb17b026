# A product of two decimals p1 + e1 and p2 + e2 with a fused multiply-add: p = fl(p1·p2), missed is its exact error, x1 and
# x2 are p1·e2 and p2·e1. In parts of p·R; o is what the errors of e1 and e2, and e1·e2, make; er is what the rest lacks.
@rnd = float<ieee_64, ne>;
cross = rnd(rnd(x1) + rnd(x2));
e = rnd(missed + cross);
i = rnd(e * H);
s = rnd(pu + i);
E = (missed + x1 + x2 + o) * H + pu + er;
{ |missed| <= 1b-53 /\ |x1| <= 0x1.01p-52 /\ |x2| <= 0x1.01p-52 /\ |o| <= 0x1.9p-102 /\ H in [1, FUSED_HEAD]
  /\ |pu| <= FUSED_REST /\ |er| <= 0x1.6p-103 -> |s - E| <= FUSED_MARGIN }
cross - (x1 + x2) -> (cross - (rnd(x1) + rnd(x2))) + (rnd(x1) - x1) + (rnd(x2) - x2);
e - (missed + x1 + x2) -> (e - (missed + cross)) + (cross - (x1 + x2));
s - E -> (s - (pu + i)) + (i - e * H) + (e - (missed + x1 + x2)) * H - o * H - er;
