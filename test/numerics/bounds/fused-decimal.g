# A decimal p + e (decimal.g), e known to d, with a fused multiply-add. In parts of p·R; H is head as part of R, pu is p·up,
# er is e times the rest, which is left out.
@rnd = float<ieee_64, ne>;
i = rnd(e * H);
s = rnd(pu + i);
E = (e + d) * H + pu + er;
{ |e| <= 0x1.01p-52 /\ |d| <= 1b-103 /\ H in [1, FUSED_HEAD] /\ |pu| <= FUSED_REST /\ |er| <= 0x1.1p-104
  -> |s - E| <= FUSED_MARGIN }
s - E -> (s - (pu + i)) + (i - e * H) - d * H - er;
