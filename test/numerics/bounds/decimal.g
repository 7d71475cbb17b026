# What the decimal of v has beyond p = fl(v·10^6): the exact error of p, less the excess of the scaled number, which is at
# most half a gap, times 10^6 over the scale. In parts of p; S is the scale without its power of two.
@rnd = float<ieee_64, ne>;
w = rnd(rnd(q * S) / S);
e = rnd(missed - w);
{ |missed| <= 1b-53 /\ |q| <= 1b-53 /\ S in [1, 2] -> |e - (missed - q)| <= 1b-103 }
w - q -> (w - rnd(q * S) / S) + (rnd(q * S) - q * S) / S { S <> 0 };
e - (missed - q) -> (e - (missed - w)) - (w - q);
