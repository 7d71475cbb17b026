# A decimal p + e (decimal.g), e known to d: high is p to 26 bits and l the remainder, high·head is exact. In parts of
# p·R; H is head as part of R, pu is p·up, er is e times the rest, which is left out.
@rnd = float<ieee_64, ne>;
low = rnd(l + e);
a = rnd(low * H);
u = rnd(pu);
s = rnd(a + u);
E = (l + e + d) * H + pu + er;
{ |l| <= 1b-26 /\ |e| <= 0x1.01p-52 /\ |d| <= 1b-103 /\ H in [1, WIDE_HEAD] /\ |pu| <= WIDE_REST
  /\ |er| <= 0x1.04p-78 -> |s - E| <= WIDE_MARGIN }
s - E -> (s - (a + u)) + (a - low * H) + (low - (l + e)) * H + (u - pu) - d * H - er;
