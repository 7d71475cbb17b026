# A product of two decimals p1 + e1 and p2 + e2, known to d1 and d2: p = fl(p1·p2), high is p to 26 bits. hh is h1·h2 less
# high, hl is h1·l2, both exact, lm is l1·p2, x1 and x2 are p1·e2 and p2·e1, and x is the rest of p1·p2, hh + hl + lm. In
# parts of p·R; o is what the errors of e1 and e2, and e1·e2, make; er is what the rest lacks, p being rounded.
@rnd = float<ieee_64, ne>;
t = rnd(hl + rnd(lm));
first = rnd(hh + t);
cross = rnd(rnd(x1) + rnd(x2));
low = rnd(first + cross);
a = rnd(low * H);
u = rnd(pu);
s = rnd(a + u);
x = hh + hl + lm;
E = (x + x1 + x2 + o) * H + pu + er;
{ |hl| <= 0x1.01p-26 /\ |lm| <= 0x1.01p-26 /\ |x| <= 0x1.01p-26 /\ |x1| <= 0x1.01p-52 /\ |x2| <= 0x1.01p-52 /\ |o| <= 1b-101
  /\ H in [1, WIDE_HEAD] /\ |pu| <= WIDE_REST /\ |er| <= 0x1.5p-77 -> |s - E| <= WIDE_MARGIN }
first - x -> (first - (hh + t)) + (t - (hl + rnd(lm))) + (rnd(lm) - lm);
hh + t -> x + (t - (hl + rnd(lm))) + (rnd(lm) - lm);
cross - (x1 + x2) -> (cross - (rnd(x1) + rnd(x2))) + (rnd(x1) - x1) + (rnd(x2) - x2);
low - (x + x1 + x2) -> (low - (first + cross)) + (first - x) + (cross - (x1 + x2));
s - E -> (s - (a + u)) + (a - low * H) + (low - (x + x1 + x2)) * H + (u - pu) - o * H - er;
