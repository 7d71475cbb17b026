// Written by test/sea-graph/derive.ts from the waypoints, the listed channels and Natural Earth 1:10m. Not by hand.

/**
 * Land and water in cells of 0.2°. A line for each row from the south pole: the lengths of its runs from the date line
 * eastward in base 36, water and land in turn, water first; the last run ends the row and is left out. Land are also lakes,
 * the Caspian Sea and what lies beyond 60° south and 80.5° north.
 */
export const LAND_MASK = `
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0





















fn 1
fi 2
fb 3 2 2 5 1
fa 8 1 6
f6 2 3 m
f5 t 40 3
f0 s 45 3
f4 1 2 2 4 e 44 4
ey 7 1 2 2 e 43 5
eu 1 1 5 5 2 1 d
es d 2 1 2 b
es 1 1 b 8 7
ev a 3 b
eu c 2 a jp 1
en 1 4 e 3 9
eu d 1 9
eq n
em 1 2 2 1 l 2 3
em 1 5 p 13 2 4 2
el 1 2 1 1 q 16 3 2 5
ep 1 1 p 17 3 2 7
er o 17 5 2 6
em 1 4 o 1g 1
en 1 1 p
em 2 1 p
ej 1 3 r wo 1
ej 1 2 1 2 q
ej 2 3 s
ej 1 4 v
em z
ei 3 1 z iz 1 5 1
ej 13 iy 5
ej 13 iy 9
ei 14 iy 4 3 2
ei 15 ix 2
ei 16
ei 18
ei 1a
ei 4 1 17
ek 2 2 17
ek 1 2 18
en 18
eo 17
ep 16 wf 3
ei 1 6 10 ej 1 i2 2
ei 1 2 13 wn 1
ej 14 wr 7
ek 12 wp b
em 10 wj i
el 11 wi l
er w wj k
en 2 1 y wi k
eq 1 2 w wh l
ep 2 2 z wg j
ep 2 2 13 wc k
en 3 1 1 1 13 we i
eo 1 5 13 we h
eq 1 4 13 we h
eu 14 wg h
h 1 e8 1 3 14 wj g
ev 12 wm i
ev 13 tc 5 36 f
eo 3 4 14 tb 5 37 e
eo 4 3 16 t7 9 1 2 34 d
ep 4 3 15 t6 d 36 d
ep 3 4 13 4 3 t1 d 37 c
ep 3 4 15 1 4 t0 e 38 c
ep 4 3 15 3 2 t0 e 38 d
eq 3 4 12 5 1 t1 f 38 d
eq 2 4 13 t7 f 38 e
es 3 2 12 t6 h 39 c
er 18 t5 i 3a b 5 2
er 17 t6 i 3b a 2 6
eq 18 6 5 su 7 3 8 3b 5 3 3 3 6
er 17 4 a sr 5 a 3 3c 4 4 1 5 6
er 1m sr 1 3t 2 c 6
er 1l 1 1 wy 7
er 1l x0 8
es 1k t8 2 3q 8
es 1l sm 2 i 2 3q a
et 1l sl 2 47 d
eu 1k wr g
eu 1j ws g
eu 1i wu h 1 2
et 1j 2 9 so 1 3x h
et 20 s3 3 a 4 3w h
es 24 rx 7 7 8 3u j
es 27 ro 1 2 d 2 c 3s j
et 27 rl i 3 c 3s i
es 28 ri m 1 f 3q a 4 4
es 29 rg 1b 3i 8 7 4
es 2a re 1e 3g 6
es 2b rc 1f 3g 6
eu 2a rb 1f 3g 3 1 2
eu 2b ra 1f 3e 3 3 1
eu 2b ra 1f 3e 2
ev 2a ra 1f 3e 2
ew 27 rb 1h 3b 1 1 2
ew 26 rc 1h 3a 4
ew 25 qy 5 9 1i 3a 4
ex 24 qz 4 8 1j 39 5
ex 25 r5 4 2 1j 37 5
ey 24 r6 1p 35 6
ez 22 r0 4 3 1q 34 4
ez 20 8 1 4 2 ns a 2e 2 7 2 3 1q
f0 1x 7 c aa 3 db d 2c 2 8 2 3 1q
f0 1w 7 f a7 5 d8 g 2b 3 7 3 2 1q 32 1
f0 1w 2 l a3 f cy m 28 4 6 3 1 1s
f0 1w 1 n a0 1 1 h 4 1 5 3 cj n 26 6 6 1w
f1 2k 9z 10 cf t 6 4 1 3 1m 7 5 1w
f1 2l 9y 15 ca 18 1k b 3 1w
f2 2l 9w 19 ca 16 1i d 3 1v
f2 2m 9v 1a c9 16 1i d 2 1x
f1 2o 9t 1d c7 17 1e h 2 1w
f2 2n 9s 1f c6 1a 1b i 1 1x
f3 2n 9t 1f c4 1c 19 2i
f3 2n 9u 1f c4 1d 17 2j
f3 2o 9t 1g c3 1f 2 4 x 2m
f2 2p 9s 1i c2 1p p 2q
f2 2p 1 1 9q 1j c1 1s h 2v
f2 2p 3 1 9o 1k bz 1v e 2x
f2 2q 9q 1n bx 57
f2 2r 3 1 9k 1p bv 58
f2 2s 2 2 9j 1q bu 58
f2 2t 2 2 9h 1s bs 59
f1 2u 3 2 9f 1t bs 59
f1 2v 3 1 9f 1u bq 5a
f2 2w 1 2 9d 1w bp 5b
f3 2y 9d 1w bp 5b
f3 2z 9c 1x bo 5b
f3 2z 9b 1z bn 5c
f3 30 9a 1z bn 5c
f3 31 98 21 bm 5c
f2 32 98 22 bk 5d
f3 32 96 25 bh 5f
f3 34 94 26 bg 5f
f4 34 91 29 bf 5f
f4 35 8z 2a be 5g
f4 35 8y 2c bc 5g
f4 35 8x 2d bc 5g
f5 34 8x 2d bc 5g
f5 35 8v 2e bb 5g 1 1
f5 34 8v 2g ba 5g
f6 33 8v 2g b9 5h
f6 33 8v 2g b9 5h
f6 33 8v 2h b7 5i
f6 33 8v 2h b6 1 1 5h
f7 32 8u 2i b5 2 1 1 1 5f
f7 32 8u 2g bc 5f
f7 32 8u 2g b9 1 2 5f
f7 33 8s 2i b7 1 3 5e
f7 33 8s 2j 1o 3 9i 5g
f8 34 8q 2k 1l 7 9f 5f 1 1
f8 34 8q 2n 1g d 9b 5e 3 1
f7 36 8p 2q 1c g 98 5f
f7 38 8n 2t 19 g 98 5d
f7 39 8l 2v 17 h 97 5d
f7 3a 8k 2w 15 j 96 5d
f7 3c 8h 2x 15 j 96 5c
f7 3e 4 1 8a 2y 14 k 95 5a
f8 3h 8b 2x 15 k 96 58
f7 3j 8a 2x 16 j 97 57
f7 3m 87 2x 15 l 96 55
f7 3m 87 2y 14 l 96 55
f8 3y 7v 2x 13 m 96 55
f8 3y 7v 2x 13 m 95 56
f9 3x 7u 2y 12 o 95 53 1 1
f9 3z 7s 2y 12 o 95 2 1 4w 2 1 2a 2
f9 41 7p 2y 13 o 95 2 1 4w 2b 4
f9 42 7n 2z 14 o 95 1 2 4u 2b 3
f9 42 7n 2y 15 o 9a 4s 29 4
fa 41 7m 2z 15 p 9b 4q 27 4 9 2
f9 42 7m 2y 17 o z 2 8b 4o 27 4
f9 43 7k 2z 18 n y 3 8c 4n 26 3 9 1
f9 43 7j 30 19 m z 1 8f 4k 26 4 9 1
f9 44 7i 30 19 n 9g 3 1 4d 26 3
f9 45 7g 30 1b m 18 1 8e 4a 25 3
f9 46 7f 30 1b m 18 2 8g 47 25 1
f9 46 7e 31 1c m 17 2 8i 43
f9 47 7d 31 1c m 9x 3v
f9 47 7c 34 1a m a0 3q
f9 48 7b 35 19 n a1 3o 30 1
f9 49 79 37 18 n a2 3k
1e 1 du 48 7a 38 16 o a2 3i 4d 1
f8 49 79 3a 15 p a2 3g 35 1
f8 49 78 3d 13 p a2 3g 35 1
f8 49 77 3f 11 r a2 3f
f8 4a 76 3g 10 r a4 3d
f6 4c 75 3i z r a5 3a 4d 6
f5 4e 74 3i z r a4 3c 4b 7
48 2 at 4h 73 3k x s a3 3c 32 2 18 6
48 1 au 4h 73 3l w r a4 2f 6 q 4e 4
f2 4i 73 3n u r a4 6 1 26 8 q
f0 4k 73 3q s r a3 5 2 26 9 p
ez 4l 73 3t p r a4 4 3 24 a o 4k 1
ex 4n 73 3u p r a5 1 3 21 5 1 9 m 35 1 1f 5
ev 4q 72 3w n r a5 1 3 20 6 2 8 l 32 2 1k 3
et 4s 72 3x m r a9 1 1 1 1 1v i k 32 2 1 1 1k 2
eq 4v 72 3x p o ae 1s k k 31 1
ep 4x 71 3y r l 1 1 ac 1q m k
en 4y 73 3y u g 2 2 aa 1p o k
el 50 73 3z t k aa 1n q j 2z 3
ek 51 73 3z v j ab 1k s j 2y 3
ej 52 74 3y x g af 1g t i 2z 1 1 1
ei 53 74 3z w 1 1 e ae f 1 3 1 1 1 t v i 2z 1
eh 54 74 3z y d af f 7 t v h
eg 55 75 3y z c ah 1 1 a 7 v u f
ef 56 75 3y z c aj 9 8 w t b 2 2 36 1
ef 56 75 3x 11 b al 6 a w 2 2 o b
14 2 d8 57 75 3x 11 b an 2 d v 2 2 n b
11 2 dc 56 75 3x 10 2 1 9 b2 v r b
11 2 dc 56 76 3w 13 8 b4 t t a
ef 56 76 3w 12 1 2 6 b5 t s a
ee 58 76 3v 15 6 b5 w p a
ed 59 1 2 74 3u 16 4 b6 w p 9
ed 5c 74 3u 16 3 b8 v q 8
ec 5e 75 3s 15 4 b9 v p 8
ec 5f 75 3r j 1 m 2 bc p 2 3 o 7
ea 5i 74 3r 17 1 bk c 2 2 2 2 q 7
ea 5i 75 3q cs 8 13 5
ea 5j 74 3p e 1 c1 7 6 3 18 4 3c 1
e9 5k 74 3p e 1 c2 7 4 3 19 4 1h 1
e8 5m 73 3p ci 1 3 1 3 3 1c 3
e8 5m 73 3q e4 3
e8 5n 72 3q e4 2
e7 5p 71 3q bg 2 5c 2 i 1
e6 5s 6y 3q bb 1 3w 3 1j 3
e6 5t 6w 3r bk 2 3i 7 1i 1
e5 5v 6v 3p b4 4 e 5 39 b 4 1
e5 5v 6v 3o b4 5 e 6 36 b 5 1 1b 2
e4 5x 6t 3p b0 8 f 7 34 d 1d 5
e4 5y 6s 3o b1 6 i 6 33 a 6 2 18 4 4 1
e4 5z 6r 3o br 6 2e 1 l b 5 1 1a 1 6 1
e3 61 6p 3p bt 7 23 a j d g 2 10 1 2 2
5j 1 8j 61 6q 3n ao 1 2 6 e 2 j 8 1z d g a 1p 1
e2 63 6q 3m af 1 7 3 1 5 1 6 3 e d 9 1w e f a 1p 2
e2 63 6q 3m ab 4 3 3 2 3 2 3 3 4 4 8 1 2 3 2 2 1 2 1 8 7 1u e g 9 19 1 1 2 d 2
e1 64 6q 3m a0 2 1 c 1 5 3 2 6 2 1 1 1 1 6 3 a 3 1 1 2 5 1q 7 5 g 1 1 d a 1b 1 8 2
e0 66 6o 3n 9v k 4 1 c 1 o 1 22 t c b 18 1 1 1 7 3
dz 67 6o 3n 1 1 9r m 1l 3 g 1 6 2 w v 7 c 1a 1 8 2
dz 67 6n 3o 9i 4 1 m 2 3 1n 4 m 2 w w 2 e 19 1 9 1
dy 68 6n 3o 9f s 2k 2 x 19
dy 68 6m 3p 9b w 2l 1 10 16 1d 2
dx 69 6m 3q 9a 12 3g 15 1d 2
dw 6a 6m 3p 9a k 2 a 2 5 6 1 38 16 1c 2
dw 69 6m 3p 96 1 1 f a 5 34 2 l 1a 12 3 2 1
du 6b 6l 3p 99 f b 1 38 2 k 1a 11 3
ds 6d 6l 3o 3 1 97 b 1 1 3l 3 i 1b 9 2 1 1 o 3
dr 6e 6l 3o 2 1 98 8 1t 1 1w 3 i 1a 7 1 1 7 l 2
dq 6e 6m 3o 2 1 d7 2 h 18 9 c i 2
ds 6c 6l 3p 94 1 2 1 2 1 3q 1 7 3 g 17 6 1 2 f h 2
dr 6d 6l 3q 92 8 1w 5 b 2 1e 1 o 14 c 3 4 2 1 1 1 6
dq 6d 6m 3q 3 1 8x 9 1w 5 7 1 1 5 21 14 6 1 j 6 c 1
dq 6c 6m 3s 8z a 1w 5 a 3 20 16 l 1 5 4
dq 64 6u 3s 8y b 1w 5 a 3 1x 19 t 4
dp 64 6u 3t 8w d 1x 4 6 2 3 3 1u 1a u 4 2 1
dp 62 6w 3u 8u f 1w 4 5 4 3 2 1q 1d v 4 1 2
dq 60 6v 3x 8s f 1x 4 6 7 1o 1e x 3 2 3
dq 5z 6w 3x 8q h 18 1 o 4 6 6 1 1 1l 1f 13 2
dr 5x 6v 40 8o j 17 3 4 1 h 4 4 7 1f 3 4 1g 14 1
ds 5v 6w 40 8o i 18 6 1 2 f 5 3 7 k 3 5 1 b 2 a 3 2 1f
du 5s 6w 42 8m j u 1 c a d 1 1 5 2 7 k 5 6 1 7 4 a 1i
dv 5p 6x 43 8k m t 5 4 d d 8 3 7 i 6 6 2 1 8 a c 3 10 19 1
dx 5l 6y 45 8j m 8 3 i 6 1 f d 7 4 7 k 3 5 d a b 5 w 1a 2
dv 1 1 4w 1 f 1 7 6y 46 8c 1 5 m 2 2 5 3 a 1 1 t c 8 3 6 u 8 b d 7 t
dv 1 1 4w 1 1 1 7 7b 47 8b 1 5 n 1 3 5 3 a v c 9 2 5 1f 1 2 9 7 r 1b 1
dt 50 4 5 7b 4a 8e n 2 3 i w c f 1j 2 2 3 9 n 1a 2
dr 53 7i 4c 8c k 5 2 k w d d 1o 2 b h
ds 4d 1 n 7i 4e 85 1 5 k 2 5 k v e c l 1 v a e b 11 3
ds 4d 1 n 7i 4g 89 j 3 5 j w f a f 4 1 4 i 3 8 b f 8
ds 4c 3 l 7i 4i 7z 1 8 j 4 3 k w f c d 3 c 3 k b 7 4 5 5
ds 4e 4 f 1 1 7j 4i 7y 2 7 j s x e f 2 1 m 3 h e i 1 1m 1
ds 42 2 c 2 e 7l 4k 7w 2 7 k s y d 6 3 7 1 4 10 h
ds 43 2 c 1 b 7o 4l 7v 2 7 k p 12 c 6 3 8 14 1 1 f 3 1 4 3
cb 3 6 1 18 43 2 b 2 8 7p 4m 84 g u 12 c 4 5 2 1 5 1 1 10 2 1 e 9 1
cb 3 2 1 1d 42 1 d 2 4 7s 4n 82 g t 16 b 2 d 3 k 2 1 1 i 8 a 1
cc 1 1h 41 3 c 80 4m 80 i 3 2 n 16 b 1 10 2 2 1 j 5
ca 2 2 1 1f 42 1 1 1 b 80 4n 7r 1 6 j r 16 c 1 13 1 c 5
cb 1 1j 41 4 1 3 1 86 4n 7x j 4 2 m 15 c 1 12 2 c 4
dw 41 2 4 88 4o 7v l r 15 c 2 11 2
dw 42 5 1 7t 1 e 4o 7s n q 17 b 2 g 2 j 2
dw 43 2 1 89 4q 7r l s 17 c 2 2 3 1 e g 5
dw 44 8c 4q 7i 2 5 k u 18 b n f 3
dx 45 8a 4r 7h 2 5 l t 19 1 4 6 1 1 b 1 2 3 4 g 2
e0 42 8a 4s 7f 2 6 i 1 1 5 3 m 1d a 4 e 3 c 2 1 3
e1 41 89 4u 7d 2 6 j 6 1 p 1c b 2 h 2 c 3 1 3
e2 41 89 4u 7k i 5 4 o 1b w 2 c 2 2 2
e1 41 8a 4w 7i e 7 6 p 6 3 10 1b 2
e3 3x 8d 4w 7g g 4 8 q 1 8 x 1d 1
e3 3x 8d 4y 7c f 6 8 10 x 1e 1 1 2
e3 3v 8f 50 78 d 8 a 10 y 1f 2
e3 3v 8f 51 6z 1 6 e 7 a 12 x 1g 1
e7 3r 8f 52 6w 2 7 d 6 b 13 w
e8 3p 8g 53 74 c 7 a 17 s
e8 3p 8h 53 72 c 8 a 1b o
e9 3o 89 2 5 55 70 c 8 b 1c m
e9 3o 8a 1 5 56 6y b 9 c 1d l
ea 3m 8b 2 3 58 6w a b c 1e m
ea 3m 8g 59 6t b b d n 2 q k
e9 3n 8d 5d 6r b c d n 1 s j 19 1
e9 3m 8e 5e 6p b c e 1h i 1 2
e9 3k 63 4 1t 8 1 1 5 5g 6n c c e 1h n
ea 3i 62 8 1q 5x 6l c d e 1k j
e9 3i 61 d j 3 10 5y 6k c d f 1l 1 1 f
e9 3g 61 j c 9 x 5z 6j b e e 1q i 3 1
e9 3f 61 18 u 60 6h 5 l e 1p j
e9 3d 62 1a s 61 6h 3 n d 1q h
ea 39 64 1e p 62 76 c 1u d x 1
e9 2x 2 9 65 1j k 64 75 b 1v b e 2 h 1 1 2
e9 2t 6i 1m i 65 4c 4 2o b 1x 7 y 7
e9 2s 6h 1t c 66 4b 7 2m 9 1z 8 w 7
e9 2r 6h 8d 4a 9 2j 9 21 6 l 2 9 8
e9 2q 6g 8f 49 a 2i 9 23 1 1 2 n 1 9 7 3 1
e8 2n 6k 8g 48 a 1o 1 t 6 1 1 24 1 1 1 y 7 3 1 4g 1
e7 2p 6h 8i 48 b 1m 1 t 5 2y 2 9 9 1 3
dr 3 c 2q 6f 8l 47 a 2g 5 30 2 9 c
dn 1 3 5 9 2q 6e 8o 46 a 2g 4 31 2 2 1 1 1 4 c
dp 1 1 5 9 2p 6e 8p 46 a 2f 6 30 3 1 3 2 e
do 7 9 2p 6e 8q 46 9 2b 1 3 7 31 l
dn 7 a 2o 6f 8r 3t 1 b 8 2f 8 33 j
dh 2 1 b a 6 1 2e 6g 8t 3q 5 9 8 2c 1 1 8 36 4 2 b
de 1 1 h 6 7 2 2c 6i 8t 3p 7 8 7 2d 9 2e 1 s 4 3 a
de j 6 5 5 27 6m 8u 3o 7 9 6 2d 9 o 2 1p 2 z 7
de a 4 6 3 7 6 26 6m 8u 3n 8 9 5 2e 9 o 3 1p 2 y 1 1 6
de 7 8 e 8 25 6m 8v 3l a 8 4 2g 8 o 4 1p 2 o 1 c 3
dc 8 c 9 a 25 6l 8x 3k d 5 4 2g 4 2 1 p 6 1o 2 m 3 b 2
da a d 4 h 21 6l 8y 3k d 6 2 2h 4 s 7 1o 2 k 3 b 2
d6 1 2 9 10 1z 6n 8y 3k d 5 2 2j 3 s 9 1n 2 i 4 1 1 1 3 5 1
d4 3 1 9 11 1u 1 1 6p 8z 3k e 2p 3 t 8 1o 1 i 4 1 1 1 4 7 1
d3 3 2 8 12 1g 1 d 4 3 6i 92 3i f 2o 4 t 9 1o 2 i 2 1 1 3 1
d3 c 13 1d 7 9 5 3 6h 93 3i g 1 1 2m 3 o 1 2 b 1p 2 h 3 1 2 4 2
d3 c 13 12 1 9 9 1 1 5 7 2 6g 86 4 u 3h j 2l 4 m 1 3 d 1 2 1m 2 1 1 e 3 2 1 4 2
d4 a 15 10 o 5 4 3 6f 86 7 t 3g j 1r 1 t 5 l m 1l 1 c 3 2 3 1 1 4 1
d3 b 17 2 1 d 2 f l 1 6u 85 f m 3f k 2m 4 l n 1j 2 c 4 2 2 6 1
d3 a 1c c 4 d m 1 6m 1 4 86 i k 3f k 2m 5 h 2 1 o 1j 1 c 5 7 3
d2 b 1c 2 1 9 7 9 7e 86 p 2 2 9 3g k 2n 4 h t 1u 6 6 6
d1 c 1i 5 b 1 1 1 7g 86 y 6 3e l 2n 4 h u 1t 6 6 1 2 3
d0 e 1i 6 7 2 7j 84 12 4 3e l 1s 1 s 7 g v 1s 2 d 2
cz e 1m 5 5 2 7g 89 11 2 3e m 1s 1 t 6 f w 21 1 4 3
cy f 1m 5 5 2 4 1 z 1 6a 8b 4f o 1r 1 t 7 d x 1i 1 f 1 1 2 3 4
cx h 1n 3 7l 8c 1f 1 2y p 1s 1 s 7 b z 1n 2 9 3 3 5
cw i 9a 8c 1f 5 2v q 1q 2 s 7 a 10 1n 2 3 1 5 1 1 1 3 4
cv j 9a 8c 3 3 48 r 1r 1 s 7 4 17 1l 4 b 2
cu l 99 8a 3 8 45 r 1r 1 s 7 4 17 1l 4 a 3
cv j 9a 89 4 a 43 s 1q 1 s 7 5 16 1k 5 9 3
cn 6 2 j 9a 88 4 c 42 s 1q 1 r 8 5 15 1k 5 2 1 2 1 3 3
ck u 9b 87 4 i 3v s 2j b 1 16 1k 1 1 1 4 1 2 1 2 3
ci x 9a 85 6 l 3s s 2i 1j 1n 2 4 2 1 5 1 2
cd 1 1 10 34 1 64 85 7 n 3q s 2h 1k 1l 5 1 6 1 3 2 1
ca 15 99 84 8 s 3k t 2h 1k 1l 6 2 4
c8 18 97 84 8 u 3j t 2h 1k 1l 6 3 2
c7 19 33 1 63 83 9 v 3i t 2h 1k 1k 1 2 3
c6 19 33 1 63 82 b x 3f u 2g 1k 1k 2 1 4
c5 1b 96 81 c 11 3a u 2h 1k 1j 8 1 1
c4 1c 89 1 x 7y d 14 38 u 2h 1k 1j 8
c3 1a 34 1 66 7u 1 1 e 18 33 w 2g 1k 1j 7
c2 1a 35 1 66 7u g 1a 31 w 2g 1i 1l 8
bl 2 e 1a 9e 7s 3 1 d 1b 2z x 2g 1h 1l 9
bi 7 a p 5 1 7 3 1 3 9h 7s h 1b 2z 11 1w 5 a 1i 1l 9
be e 6 q 3r 1 5d 1 v 7r i 1b 2y 13 1t 8 9 1h 1m 2 1 7
bc h 2 u 3q 2 68 7r i 1c 2x 13 1t 9 8 1g 1n 1 2 9
ba 1g a0 7q i 1d 2w 18 1o c 4 1g 1q a
b6 1k a0 7q h 1h 2s 1a 1o c 2 1f 1s b
b4 1n 9z 7p i 1l 2o 19 1p c 2 1e 1u a
b1 1q 8r 1 18 7o h 1s 2i 1a 1o c 2 1d 1v a
az 1s a0 7o h 1s 2i 1b 1o 1p 1w a
ax 1u a1 7m h 1t 2i 1d 1m 1o 1x 9
aw 1v 2b 1 7p 7m g 1v 2g 1g 1k 1o 1x 9
av 1w 1g 4 2 2 n 2 7o 7l g 1y 2e 1g 1j 1o 1y 9
aq 21 1f 8 c 1 a 4 j 7 6x 7l f 22 2b 1i 1h 1o 1y 9
an 18 4 s 1d 8 c i 1 2 7 1 7 8 6w 7j g 24 2a 1j 1g 1m g 3 1i 9
am 18 a 4 2 h 1 1 1e 1 g 6 3 l 7 3 70 7i h 24 2a 1k 1e 1m f 7 1g 4
al 17 f 1 4 f 1 1 25 k 79 7i h 26 28 1m 1d 1m e 9
ak 14 n j 20 1 2 k 7a 7g j 28 27 1m 1b 1m f 9
3d 1 74 16 p h 22 h 7e 7g i 2c 23 1o 18 1o f a
3c 5 6z 17 r g 22 i 7c 7h i 2c 23 1p 17 1p e a
3c 6 6x 17 s h 21 f 7f 7g i 2d 23 1q 17 1o g 9
3c 5 6x 18 t f 1z f 7i 7g i 2d 23 1q 16 1p h 9
3c 4 6x 19 t g 1d 3 7 2 a 3 5 1 2 1 7l 7f h 2e 22 1w 10 1r i 7
3d 2 6x 19 v f 1d h 82 7f g 2f 23 1w x 1u
ac 18 w f 1f f 82 7f d 2j 3 1 1y 1y u 1x h 2
ac 17 w h 1 1 1c d 83 7g c 2k 1 2 1 1 1x 1y t 1y g 4
3a 2 71 15 y h 1a c 86 7h b 2o 1p 1 a 1y r 20 f 3
39 2 72 15 y i 17 d 86 7i b 2p 1m 5 7 1z q 22 d 3
36 2 76 13 10 h 16 d b 3 7s 7j a 2q 1l 8 5 1y q 25 b 5
32 1 7b 13 12 f 15 a 8a 7j a 2r 1j b 2 20 p 26 b 4
31 2 7b 12 19 5 2 1 k 2 k 8 8c 7i b 2t 1g c 2 21 o 28 6 2 1 8
ad 13 21 2 e d 8d 7i a 2u 1f d 2 24 2 5 d 2c 1 g
2u 1 7h 14 1t 2 6 1 d c 8g 7h b 2v 1c e 3 25 1 8 1 2 7 2y
2t 2 7h 13 1v 2 f g 8h 7g b 2w 1a g 2 2j 5 30 10 1
ac 13 1v 6 6 h 8m 7e c 2w 1a 31 1 1 3 31 2 1 w 2
ab 14 1w 6 7 b 4 1 8m 7c d 2w 1f 2v 5 32 2 2 u 3
ab 14 1x m 8s 7a f 2u 1i 2u 1 2 2 31 2 4 1 1 q 4
9q 1 j 15 20 h 8v 78 f 2u 1e 4 2 5z 1 d k 5
9p 3 h 16 24 7 2 1 8y 77 g 2t 1d 6n h 7
9p 4 f 17 bd 76 f 2u 1c 6p h 6
9p 4 e 18 bd 76 f 2t 1c 6q h 7
9n 5 e 19 be 75 e 2r 1e 6t f 7
9m 5 e 1b 2r 1 8l 75 e 2m 1g 6y d 7
9l 5 e 1c 2r 1 8m 74 c 1x 3 5 2 g 1g 71 c 6
9j 4 g 1d bf 72 a 1y f c 1g 72 d 6
9i 4 f 1f 2o 3 8p 70 b 1y g a 1h 72 d 6
9g 6 e 1g 2o 3 8q 6y b 1z g a 1h 76 a 5
9f 8 c 1h 2p 2 8r 6x b 20 g 8 1g 78 b 4
9f 7 d 1i 2o 1 8s 6w c 1v 1 4 i 6 o 1 2 1 o 79 b 3
9f 6 c 1k 29 4 94 6w c 1v 1 4 j 5 l f 3 3 1 1 7 7b
9g 5 b 1m 28 4 94 6v c 1v 2 3 l 4 d 10 1 7e
9g 4 9 1p 27 6 94 6u b 1v 3 4 l 3 7 8l
9f 4 a 1p 26 7 94 6t b 1w 4 3 m 2 4 8o
9e 5 a 1p 25 9 d 1 8q 6r c 1v 2 1 3 1 n 2 4 8o
9d 6 b 1n 26 9 e 1 8p 6r b 1x z 8o
9b 8 b 1n 25 a e 1 8r 6o b 1x n 1 b 8q 14 1
9a 8 9 1q 24 b 7 2 8z 6m b 1x l 5 1 1 1 1 5 8p
97 a a 1p 24 c 99 6l a 1x i b 1 2 4 8s
95 b 9 1s 23 b 9a 6k a 1x h f 4 8u
93 c 9 1s 23 c 9a 6k a 1v h 9g
93 b 9 1v 21 b 9c 6i a 1w h 9g
91 c a 1v 22 a 9c 6i 9 1v h 9i
95 7 a 1w 20 c 8z 2 c 6h 2 2 4 1w d 9n
95 7 8 1z 1z b 8s 1 2 2 4 1 h 6b 2 3 1 1y e 9o
96 6 7 21 1y b 8v 2 b 1 c 68 2 4 2 1x d 9r 13 2
96 5 6 25 1x a 8x 1 a 2 c 66 2 6 1 1w d 9t
95 5 7 28 1u a 8p 1 j 1 d 64 2 7 1 1w d 9t
94 5 4 2 1 2b 1s 9 9b 1 e 61 3 7 1 1v d 9u
93 5 6 2e t 2 v 9 9c 2 f 5z 2 24 d 9u
92 6 1 1 5 2f i 3 1 2 2 2 u b 9u 5y 1 24 d 9x
90 6 2 1 5 2f j 8 v b 9v 5x 2 23 e 9x
8y 7 8 2l 5 4 3 a m 1 7 c 9w 5w 1 27 a 9x
8x 7 8 39 k 4 5 c 9x 81 b 9z
8x 6 9 34 o l 9z 85 2 2 2 9x 2 1
8x 6 9 34 2 3 8 1 8 n 9z 3z 2 e2 3 1 19 1
8w 7 8 3l 1 s 9y 3y 6 e2
8w 7 8 4e 9y 3w 9 e2
8v 7 8 4f 9y 3u b 18 3 cv
8u 8 9 4e 9y 3s e 14 8 e 1 cd
8u 8 6 4h 9y 3l k 11 e 8 c c6 16 2 1 1
8t 9 3 1 1 4j 9x 3j m x m 2 f c6 16 5
8t 9 1 4n 9y 3h n q 1b c4 16 6
8s 4z 9y 3g n p 1c c4 16 6
8s 50 9x 3g n k 1i c2 17 7
8r 52 9x 3e p f 1m c1 17 1 1 6
8q 54 9w 3b t e 1m c0 18 1 2 6
8q 56 8q 2 13 38 x b 1o bx 13 1 9 6
8q 58 9u 2x 5 1 15 3 1s by 17 1 1 1 1 8 3 2
8p 5a 9u 2u 39 bw 18 3 1 7 3 4
8p 5b 9u 2q 3c bw r 3 d b 4 4
8n 5e 9v 2o 3d bu t 2 f a 3 6 1 2 7 1
8m 5g 9x 2h 2 1 3e bt 1e 3 8 a 4 3
8k 5k 1 1 9v 2e 3j bs 1f 2 5 1 3 9 3 5
8h 5q 9v 2c 3k bs 1g 7 7 5 3 5
8f 5s 9w 2c 3j br 19 1 8 b 3 2 2 2 1 7
89 60 9u 2d 3k bn w 4 1 1 9 1 a d 7 7
89 62 9t 2e 31 3 e bl z 5 m c 3 9 3 5 3 1
89 65 9r 2e 2z 6 b bl 10 6 1 1 1 1 1 1 g n 1 8 2 2
89 64 9s 2e 1w 8 v 8 a bl z e g v 1 2 3 2
88 65 9s 7 8 1 8 1q 1r b 10 5 a bl z e h z 1 3
87 69 9q 4 k 1p 1r 3 1m bn y f h z 1 2
86 6b 9p 4 l 1o 3g bp x e s 1 4 o
85 6c aj 1h j 1 2y bq w f w o
84 6a 9t 2 s 1g 2e 1 n 2 f bp 1 1 u e x n
83 6e 9o 5 t 1e 2e 2 5 6 9 9 9 bs u e j 1 e m
82 6e 9p 7 t 1d 2j 8 7 b 9 bt r f z l
83 6d 9o b 3 1 3 1 r c 2 r 1l 1 1 1 p 1 2 a 5 e 3 3 3 bu o g 10 l
83 6d 9o m t 5 7 8 1 b 2 3 g 4 w 2 1 4 p d1 2 1 k f 11 1 2 h
81 6e 9c 7 4 p 1i 6 j 6 w 7 c 1 8 d8 m d 11 1 5 f
80 6e 2 1 9b z 1l 1 i 9 w 6 n cq 4 e l d 11 2 6 d
80 6f 1 1 9b 11 20 b w 6 1 2 j cr 6 6 3 1 m d 1b c
81 6d 3 1 9a 14 1u e v 9 h 2 1 cr 7 3 q e 1d b
80 6e 4 1 99 14 1u f t a 2 2 g cr v 2 1 f 1b 1 3 a
7x 6g 4 2 99 15 1u 1 1 2 6 8 m 1 3 d 1 2 b ct t j 1c 1 5 8
7x 6h 2 4 98 16 29 3 k 1 6 c 9 1 1 cp z j 1i 8
7w 6i 1 6 6g 2 2n 19 28 4 m g 8 2 1 1 2 cl 11 h 1k a
7v 6i 2 6 6m 2 2g 1c 27 3 k 1 1 a 2 3 e cm 12 g 1k a
7u 6k 1 5 95 1b 6 1 22 3 k a 2 1 h cm i 2 i e 1n 9
7t 6l 1 4 2 1 93 1a 8 1 y 3 z 6 h c f 3 1 cn 2 2 f 2 g d 1o a
7t 6l 1 4 1 3 92 1a g 1 q 6 w 6 g e e 2 2 cu c 3 g a 1r a
7t 6v 92 18 g 3 p 6 w 5 g e g 1 2 cu a 7 e b 1q a
7t 6w 92 18 e 4 p 6 v 4 f g h cy b 8 7 f 1q a
7s 6y 91 19 f 1 4 1 l 7 u 4 7 2 8 e b 2 4 cz a d 1 h 1o b
7r 6z 92 19 15 7 r 7 7 2 7 e 6 1 b d2 9 w 1m 9
7q 70 92 1a 14 6 r 9 4 4 5 g 3 3 c d4 8 w 1l 9
7q 6z 93 1b 13 7 q g 6 g 2 4 p cr 8 z 1i 8
7r 73 8y 1c 11 8 n h 8 m 4 1 6 6 b cq 5 10 1i 7
7r 76 8w 1b 14 4 m h a p 1 1 3 a 9 cs 1 16 1g 4 1 1
7r 72 90 1d 13 3 l g c 2i 1 1 e ce 1g 2 3 1
7s 77 8t 1j 1i h f 1b d p 1 2 l cb 1j 3
7s 7b 8p 1k x 1 h h h 19 h m r c8 1g 2
7r 7c 1 4 1 1 8i 1m u 3 f i i 16 l g 2 1 s c9 1f 3
7r 7g 8l 1o s 3 e k f 18 p b x c9 1f 4
7q 7h 8l 1o r 5 b f l 19 1w cb 1d 4 b 2
7q 7f 8n 1o r 5 a e m 19 1x cc 1b 3 a 5
7q 7g 8m 1o r 5 8 f l 1a 1y ce 19 3 2 3 3 7
7q 7g 8l 1o u 2 8 f k 1d 1w ch 18 j
7p 7h 8k 1p 13 g i 1g 1t ck 5 8 w i
7q 7h 8j 1q d 2 m g i 1h 1r cn 1 1 2 9 v o
7q 7h 8k 1q a 6 j h d 2 1 1j 1p d5 s 1 4 k
7r 7h n 1 7z f i s 1 e h g f 1o 1k d8 w j
7r 7i m 3 7y 3 u 18 e f d 1s 1j da v j
7r 7l h 7 8t 1b b e c 1u 1i dc v i 1 1
7r 7o e 8 8s 1c 8 e d 1v 1g df u d 4 1 3 1
7r 7o 1 1 1 1 a a 8r 1c 5 f e 1v 1e di t 9 d 2
7s 7s a 9 2 1 8o 1w d 1x o 3 j dn s 7
7s 7w 7 d 8m 1v d 1y o 4 f dq s 5 m 1
7s 7x 8 f 8i 1w 7 1 4 1y 1 3 k 8 a dt q 4 o 1
7s 7x 1 1 8 g 8f 1w 6 3 1 1 1 22 k e 2 dw o 4 q 2
7s 84 9 e 8b 1v 7 29 g h 2 dx n 3 s 1 2 2
7s 86 3 h 8e 1v 5 28 f d c du 1l 1
7s 88 1 a 1 3 1 7 87 20 3 28 g a e dv 1o 1
7s 8d b 8 86 4d h 7 e dw 1o 2
7s 8d 4 3 5 8 85 4e a 1 1 1 2 7 h dv k 1 13 2
7s 89 4 7 6 4 88 4f 7 g f dw i 2 6 1
7s 89 2 4 c 3 85 4j 8 g b dy i 3 5 1
7s 88 2 2 f 3 y 1 1 1 73 5c a dw h 9
7s 88 3 1 g 2 n 3 5 1 2 3 72 5h 8 dv h 6
7r 7f 2 q 1b 3 6 6 72 5l 5 dt h 5
7r 7g 2 q 1d 1 5 6 70 jn f 5
7q 9 1 78 2 q 19 2 2 3 3 3 1 2 6y jo f 4
7q 9 1 79 3 k 1 3 r g 1 9 1 1 2 1 2 1 6u jt e 3
7p a 1 7b 1 i x s 2 2 6r jz e 2
7o a 2 7b 3 f 2 4 u r 6t k1 d 2
7p 1 a 7d 2 m t r 6t k2 b 2
7q 5 4 7f 4 l s s 6p k5 9 4
7n 8 4 7g 5 j s o 6w 7 6 jp 8 5
7n 7 4 7i 7 g s o 79 jq 8 5
7j a 3 7m 8 b b 3 i n 78 jq 8 5 6 1
7h a 5 7q m 7 i f 1 7 78 jq 8 6 3 2 1g 1
7f 9 4 7w i 6 l c 6 1 7b 3 7 ji 8 a
7e 9 2 1 1 7x g 6 o a 9 1 7j ji 8 a
7c a 3 80 d 3 u 5 2 4 7u je 9 9
7b b 3 81 1a 5 2 1 70 3 w jc 8 9 1k 1
79 d 1 91 c 6 74 2 4 2 q jb 8 8 1l 4
77 9j b 6 74 7 q ja 8 9 1o 2
76 5 4 9d a 6 75 8 1 5 1 2 e jb 7 8 1q 2
7c 9h a 6 74 r 4 jb 8 7
7a 9k a 5 76 r 7 j6 8 7 1u 1
79 6m 2 31 6 4 7d m 8 j5 7 6 1u 4
79 6l 4 2 2 32 3 4 6c 1 1 1 r 3 2 i e j2 6 7 1t 6
a 1 4 2 6q 6m 8 35 6g 8 g 3 1 r e j3 3 7 1u 8
g 1 6q 6l a 36 6c d d w e j3 1 8 1u 9
j 1 7 2 6e 6i e 36 6c d e w d j2 1 8 1u a
t 1 7 1 5o 2 e 6i f 36 6e h b t e j1 1 8 1u b
6p 1 e 6k f 36 6e i b t e iz 3 7 1u a
6o 2 c 6k g 36 6g h b t e iz 3 8 1s c
6m 4 c 6j 3 4 a 37 6g h 7 o 1 5 h ix 4 8 1s c 1y 3
1k 2 50 3 d 6j 1 5 a 38 6g h 8 n q iw 2 8 1r f
1m 2 1 2 4u 3 9 2 1 1 1 6j g 38 6f h 8 2 2 l q iu 3 7 1s k
1m 3 3 2 4q 4 8 6p g 37 6e k f g y im 8 2 1t j
1t 4 4m 6 7 6p g 31 1 3 6h i g f 10 4 3 t 1 h3 3 1 1 a a 2 1t j
1s 3 1 1 4l 7 6 6q g 31 6l h h e 1a q 2 gy 3 2 6 7 c 2 1t j
1y 1 4k 2 d 6m h 30 6l k 6 1 9 d 1a 9 4 b 7 gw 2 1 7 7 c 2 1s l
6w 6o f 2z 6p 3 3 f 5 1 5 f 19 c 7 5 e gr 3 1 p 1 1t n
23 3 4n 1 2 6o e 33 6u e 9 f 1b 7 4 1 a 2 e b 5 ga 2n o 4 1
25 6 4c 1 8 6p d 31 6t g b b 1e 6 6 4 q 6 8 g2 a 1 2h w
25 7 4 1 42 2 1 2 5 6s h 2s 70 d 3 8 1 a 1e 7 3 1 1 2 2 2 13 g0 a 4 2g w l 2
2d 2 1 1 41 6 2 1 2 6r l 2o 71 6 1 5 5 i 1e 5 3 3 5 2 d 2 u fw 9 3 2g v l 2
2f 4 5 2 3r 6 2 6j 2 3 u 2f 7d 1 7 1 4 g 1f 5 1 5 2 6 18 fz 2p v l 1
2g 4 1 3 3v 3 4 6e 15 2e 7k 1 1 1 3 f 1e 6 1 5 2 5 4 7 y g0 2o v
2h a 3q 5 1 2 1 6c 18 2c 7j 1 2 2 2 f 1e 9 5 8 2 6 y g3 2m v
2j 4 3 7 3i 1 2 3 3 6a y 1 1 1 c 29 7l 2 1 h 1h 9 6 2 1 3 1 8 x g5 2k w
2q a 3g 3 3 1 1 66 13 3 d 24 1 1 7p c 1l a a d v g7 2j w 3 2
2q a 3a 1 2 2 1 2 2 69 13 1 2 2 1 1 a 23 7p 1 2 f 1i d a g 2 1 m g9 2h y 1 3
2s 9 38 2 2 2 1 2 1 68 1m 22 7q 2 2 e 1i d a h 1 1 m ga 2g 11
2w 9 33 3 1 6d 1o 22 1 1 7p i 1i a b l l gb 2g 10
2z 8 f 2 2j 4 4 67 1r 24 7q i 1h 9 b k 1 1 m gb 2h w
2z b 9 5 1 1 2f 1 1 3 1 1 6 5n 4 8 1w 24 7p k 1h 9 9 l 2 1 6 1 f a 4 fy 2g v
30 a 8 9 2e 4 2 3 3 5p 27 22 7k 1 4 2 1 j 1m 5 8 m 8 3 d 9 6 fz 2f u
32 a 7 3 1 7 2a 6 1 3 3 5p 26 24 7j 1 3 2 2 k 1m 3 7 o 8 3 e 6 8 g1 2e v
34 a 9 7 29 6 2 3 2 5p 27 22 7t 9 3 1 1 2 1 2 1x o 9 2 i 1 9 g2 2c w
34 c 9 3 2a 7 1 4 1 5p 27 23 7n 1 7 7 27 o 13 g5 2d m 3 1
34 f 7 3 29 6 2 5u 25 23 7o 4 5 9 1f 1 1 4 i r q 1 b g5 2h i
34 h 6 5 24 1 6 5w 24 24 7r 3 5 a 1c b e r q 4 6 1 1 g6 2i h
2w 2 7 h 7 1 23 6 2 5y 22 1f 6 j 82 a 18 f c s q 6 2 gd 2h f
2j 2 2 1 7 3 2 3 3 i 27 7 2 5y 21 1f 9 i 9j i a t x gf 2g f 6 2
2j 5 3 2 1 4 1 q 25 61 28 19 2 3 d e 8b 3 16 k 8 w o 3 2 gh 1b 3 12 g 5 4
2i 13 27 62 2b 18 i c 8c 2 19 l 4 11 p gi 19 a 3 2 s g 6 2
2i 13 b 6 1n 65 2d 16 j a 9k 1 3 m 2 13 q gk e 3 5 2 3 3 e h p f
2j 14 b 5 1j 68 2d 15 l 8 9l q 1 14 v a 6 gt 9 1 3 d 2 1 s e
2i 19 6 9 1b 2 3 68 2e 14 k 8 9p 1u 19 1 1 gt 3 l y c
1u 6 7 6 5 1a 5 b 9 2 u 8 1 68 2f 13 m 5 2s 2 6t 2 1 1u 1e hf y c 6 1 6 1
1r 9 6 9 2 1c 5 g 1 1 3 1 f 6v 2e 14 n 3 2p 9 5t 1 10 1s 5 1 c 2 1 8 q hc z i 5 2 h 2
1u 5 5 b 1 1e 5 g 2 1 2 1 2 1 8 6z 2d 14 6 2 g 2 2n b 5s 2 w 1u 7 2 b h f hi 10 j 2 4 e 4
21 1 1 1s 4 h b 4 1 6z 2d 13 7 2 g 1 2p a 5t 1 w 1s k p 2 2 4 hm y s 8 7
23 1t 3 g a 77 2b 15 30 1 8 1 1 f 5t 1 u 1p k io m 1 c 17
23 1u 5 d 1 1 6 7a 28 15 1 2 30 3 1 2 2 h 6n 1p l ip l 4 d 16
20 1 1 1y 6 7s 29 y 36 r 6n 1p l ir i 7 b 18
1z 9z 29 v 37 u 6m 1p m ir h 9 b 18
1z a0 29 t x 2 27 x 6m 1o m is h a 8 1c
1y a3 1v 2 8 u y 2 27 x 6l 1q l iu c 1 3 e 4 1c 1 1
1z a2 1u 4 7 t s 2 5 1 26 10 6l 1p k ja 1 d 5 1i
1z a4 1s 4 6 s r 6 2a 10 4w 3 1o 1o j jq 4 1l
21 a4 18 5 e 3 6 c 2 1 4 6 n c 2a 12 4v 2 1 1 1o 1n k jp 5 1o
22 a3 18 7 n 5 12 d 8 3 1z 13 6s 1l h jq 9 1n 7 6
24 a3 17 8 1k 2 4 d 9 1 22 12 6y 1h f lo 1 c
24 a8 13 1 2 4 1j i 9 2 22 17 6s 1l f ly
1f 2 o 6 2 a2 1r 1 w i 5 a 1z 1a 6v 1h f lx
1c 8 v 9z q 5 v 4 t h 7 a 1y 1d 6x 1h e lt
15 9 12 2 3 9r s 6 g 1 j 3 q e 3 1 1 d 1 1 1 1 1s 1g 2z 8 3o 3 1 6 2 19 d lp
15 1 5 1 1c 9t f 7 1 8 8 a 18 e 2 k 1t 1i 2s e 3t 1i b lp
2o 9u f h 6 9 14 14 1u 1i 2h 7 1 n 3o 1j c 1y 2 jl
2n 9v 1 7 b e 2 7 17 13 1w 1j 2l u 3m 1j d 1r 9 ji
y 2 1n a5 8 n m 5 f 15 1t 2 4 1f 2n w 1 1 3j 1i e 1o a jf 2 1
u 8 y 4 9 2 6 a8 7 n j b 2 4 3 1 1 16 1t 5 1 1i 2i 12 3j 1i d 1i a ji
r b u m 6 a7 5 l k 1r 1w 1m 2i 15 3k 1d g 1h 8 c 5 j3 1 7
m g u q 1 a9 5 g o 1o 1y 1m 2b 1f 3j 1c j 1d 9 6 d jc
0 1 k i s b2 4 e s 1j d 1 1 2 1k 1p 2g 18 3k 1c i 1c 4 1 5 3 d
0 2 j i t b0 5 6 1 3 y 7 1 1 2 14 c 7 1j 1r 2g 17 3l 1b i 1b q
0 3 5 6 4 k 2 5 g b8 4 5 1j 2 1 v b 9 1i 1s 26 5 4 6 1 11 3l 1d g 1b q
0 2 6 13 d bb 3 7 4 1 1e v a e 1 1 19 23 1 3 1v d 6 t 3q 1e b 1f r
0 1 5 16 h b7 6 2 3 2 1c y a f 1a 23 2 6 1s c 5 3 2 o 3s 33 t
0 1 1 1 4 18 g g 2 1 5 aj 8 1 1d z 7 k 16 26 2 9 1p 2 2 6 6 2 3 4 1 3 2 c 3t 1 1 31 g 7 b
0 1d m 9 e ae 6 3 1 3 1c w 6 l 18 26 3 b 1p 4 t 4 3 1 3w 2v d i 9 9 3 3u 2
0 s 2 g u 5 c ae 2 2 2 6 3 3 1b w 2 q 14 2n 2j 2 42 2t 9 r 8 1 a 3k c
0 q 4 d 1a 1 1 as 1 8 1a 1n 15 2n 6n 2o 5 10 h 3k 1 7 7
0 q 4 c 19 2 2 7h 1 3l 19 1k 15 1 2 2n 6m 2n 2 15 g 7 7 3e a
0 q 3 3 1e 7q 3 3m 18 1b 2 1 18 2t 6m 1 1 2i 2 17 e 7 b 3d 9
0 q 1j 7r 2 1l 1 2 2 13 2 s m 7 g 16 1 2 1 1 1a 2t 6p 3p d 6 e 3f 8
0 o 1k 7n 1 2 4 1k 5 12 6 r k a e 16 1f 2v 6p 3m f 5 e 3f 9
0 j 1 3 1j 74 1 k 5 1n 3 11 9 o l c c 15 1i 2w 6m 2 1 3k f 7 g 3e 9
0 j 1k 6x n 3 b o m c 3 10 7 3 1 l o a 3 6 3 y 1 4 1n 2x 6k 1 2 3g j c d 3c 8 c 1
0 g 1j 71 15 c 5 1 p c 7 v 7 3 2 j q a 3 1 6 v 1 2 1t 2x 4 4 1 1 63 1 9 2 2 37 2 1 l c h 38 8 c 2
0 c 1k 7a q 5 2 1 4 6 x 8 e t 1 2 a h g 2 b 5 9 1 2 v 1y 2w 1 a 1 3 5y 2 2 4 5 36 q a m f 4 1 1 1v 2 n 6 e 4
0 9 1n 79 5 6 5 1 c 9 4 2 2 3 w 4 2 3 c g 3 b a k w 3 2 1 1 x 22 3f 60 37 r b t 3 2 6 7 j 5 13 5 o 4 e 3
0 6 1r 77 5 l 8 a h 2 i c b g 3 9 c m n 2 5 1 2 w 2e 3f 5o b 1 2w 23 6 j 9 2 12 8 l 6 c 5
0 3 1u 1 4 6r 1 6 8 p b 3 3 4 1 9 9 2 4 2 1 f 6 3 2 f 4 8 g h b 3 b 5 3 z 2c 3k 5n 1 2 1 2 1 6 2p 1k 8 i 3 m 4 8 v a i d 7 5 cr 6
2a 3l 9 2h n w 9 i 8 1 2 i 9 h 6 4 j i b 3 e 13 2d 3l 5o 2 5 1 2 2l 1o a 1h p d l 6 1 3 2 9 cu 9 17
2b 3g e 2b g 19 3 m h c a h 1 2 o g h 3 4 3 5 19 1s 4 b 3o 5s 2a 1 4 1y 8 1h l g n 6 c4 1 z d 16
2c 3d k 6 4 y 5 4 5 e k 1v 4 1 5 1 c c 1 3 5 j q e k 1 9 17 1 2 1u b 6 3q 5r 3 1 a 2 1p 28 3 1i l d 2 2 o 6 c4 1 z c 11
2d 30 z 1 8 u 6 6 5 a l 20 4 1 1 2 d 5 a f z e 9 1 1 5 5 2 5 19 1u e 3 2 1 3u 5s a 1 1i 1 7 3p 4 1 d i t 5 c1 1 1 9 1 2 6 g 3 2 5 4 w
2e 2u 1i 8 7 9 9 3 z 2a o k 1c 4 2 2 6 5 6 1g 1q b 7 1 3 3t 5t 5 2 1 2 1 1 18 a 2 3p 7 w t 5 bz 14 8 6 c 2 1 2 2
2g 2c 9 2 1 1 1p 3 1 3 5 7 b 2 10 29 n m o 2 3 11 6 18 2 5 1r 9 3 47 5q 1 3 1 3 1 4 17 3y 7 10 r 6 by 1i 3
2i 1 3 1v 2r 4 1p 5 9 1f r o j 1 2 2 2 11 3 1d 3 1 1v 6 3 3n 3 6 6k d 2 s 3u 4 13 r 7 by
2q 2 1 14 6 1 2 4 2x 2 25 1c w l h 1c 1 1h 1z c 4 3f e 5 1 4 64 1 2 3 1 7 3 4 2 6 1 b 53 s 7 bx
2t 11 4t 1y 11 j h 2t 20 b 6 3l 7 7 1 4 64 1 1 2 3 1 2 6 2 3 3 4 3 6 1 1 3e 4 1 9 1d s 7 bv
33 9 3 4 4 4 4t 1z 12 i i 2m 2k 2 3 3l 6 d 6f 3 1 2 3 1 4 5 3i h 1c v 6 7w 4 2v 8 q 2r 5
0 c 2u 8 3 1 4e 2 n 1w 15 i h 2i 2f 3 7 3n 7 e 1u 2 4o 1 3r 2 2 e 1g t 5 7t a 2t j 7 2z
0 c 2w 2 4l 7 q 1q s 1 b h h n 1 1w 2i 3v 2 1 1 e ab 3 2 d 1j q 6 b a 78 c 2q 3u
0 9 7k g c 1x p 6 c c h m 5 1j 1 2 1 6 28 8 6 48 2 1 a8 1 3 g 1o k 7 b 6 7b e 7 7 a 2 9 2 1 1 1i 42
7r j 6 1k 1 g p c 8 9 j l 2 1m 2i a 3 49 1 1 a8 l 1r k 6 a 4 7b h 4 y 1c
7n n 7 1i 4 d n i 7 4 m j 3 1l 2l 4l aa k 1u j 7 7 4 7 4 f 8 6d k 1 y 1g
7j s 7 1g 4 d n j 7 6 k i 4 1k 2n 4h ae 3 1 f 1u k c 2 b f 9 6e 2 2 1h 1e
7k v 6 1c 4 d h 2 1 n 7 7 j i 8 1d 2s 4a 6 3 af e 1v k b 3 7 d b 6m 1d 12 1 8
7m u 3 10 2 4 1 7 4 d g s 6 8 j h 4 1g 2q 1 2 47 4 a ae e 1u k b 3 8 5 d 6o 1i v
7n v 5 h 4 c 6 5 5 d e u 5 9 l f 4 1a 2v 4 2 46 2 c ac h 1u j b 2 j 1 6 6r 1n d
7o y 3 h 3 7 7 5 7 f d 5 6 g 7 k c e 5 1b 2z 45 2 d ae h 1u b e 1 k 5 6 6r 1l 1
7o 1i t g e 1 7 c 6 2 5 k c f 4 19 2w 4j al g 1w 5 g 2 u 5d 3 2 g t
7p 17 4 5 v 3 2 c i h a m b f 4 k 2 k 2z 4e 5 4 aj f 1u 8 18 3n 9 p 1 o p o 1u a
7r 18 16 c g l 8 n d e 9 d 2 i 30 49 7 g ad f 1u 3 n 1 o 3o f g 2 q n b 2 1 3 5 1r f
7s 15 1a 8 k k 7 p e e a 7 4 5 3b 4e 2 i ab j 3m 3f 7 j 9 6 12 4 28 b
7r 13 2a 1 3 7 d o 4s 4y ad i 3y 35 5 7 42 1 5 3
7q q 2 9 2m 2 f b 52 4x ai h 3h 1 h 36 f 1 36 2 l 4
7p m 8v 50 1 5 ad g 3u 3b 8 8
80 7 z c 1y 1 9 1 z 8 1 1 2 2 4 3 9 4 3i 57 5a 1 52 i 3p 1 2 3d 7 6
94 i 27 8 9 2 2 9 3 p 2 e 38 55 ai 1 1 j 3o 2 1 3h 3r 3
9a j b 1 1h 1 1 d 7 1r 33 57 ak m 3n 1 1 3i 3j 9 2 7 4 7 l e
8v 4 1 4 3 2 2 z 6 5 h c 7 g 6 1p 32 57 8 5 1 2 a6 3 1 l 3p 1 1 3j 3c 11 b k
8o h 2 14 5 5 h d 9 c 6 1s 2y 5a 2 3 3 5 ad o 2s 2 x 3h 39 r 1 b 7 c
8q 1m r c 1 1 2 2 1 2 1 8 9 h 1 b 3 u 30 5f ap p 3s 3b 32 2 6 p 2 d 6 1
8g 6 4 t c i e q q f o g 33 1 1 5f at u 3t 33 31 2 6 h 2 7 2 9
8a 3 6 4 7 m c c 2 6 a 1 1 6 2 k e 2 a d 1f 2 2p 5k ax 1 1 x 3u 2u 3a c 5 8
7z 8 1 6 9 1 5 l f 5 k a 3 6 3 c p 9 1m 1 1h 7 2 1 3 2 n 5p 5 1 b2 v 3p 3 1 7 9 23 1 2 3g 5 c 1
7z k 5 2 7 9 j a l 6 4 5 3 d d 8 3 i k 2 k 8 1e p 1 3 3 5r d 2 b3 3 8 o 3u 1 1 2 e 1u
85 e 3 5 a 3 m 7 l 5 d 8 1 6 9 r 2 1 3 3 2 9 1 7 1 3 1 4 1 4 1 3 1 c 1 2 19 6m c 3 bl 1 1 i 47 2 2 2 2 v 1 s
87 d 3 9 b 1 k 5 12 2 l g 7 3 4 3 2 1m 15 6p c 2 4u 4 6s f 4i s 6 h 57 2
8a m 8 3 2d g l 1h 1 4 z 6z 4 8 4p 8 6v a 4h x
8d i 3v 1a 14 7d 4m c 9x 1 x 1 1 2 o l
8g i 1f 5 1v 6 d 15 z 1 g 6t 3 2 4k h o 4 96 2 1p j
8s 3 f f m 4 19 d b 7 a 1d 15 5 2 6o 4s l e 6 1 7 ay h
9a g k 3 g 3 r f p 1f 13 6q 2 b 6 1 4k h e f b2 5
91 6 3 f 13 4 5 7 a 7 16 1a 2 1 3 1 o 70 2 6 4o o f b
9k 1 1 6 17 a 7 d 13 1m e 75 4w q a b al 7 x 1
9a 2 5 2 3 7 o 5 4 g 8 f e 9 2 2 1 4 1 1 3 1q c 76 a 1 4a 1 4 v 8 8 as m
9c h m r 6 f d l 1 2 3 1o e 76 4g 3 4 10 4 9 au p
9k 6 x h 8 9 g q 2 1 4 1o k 6x 8 1 46 2 3 1c q 1 a8 o
ag 1 3 e 10 t 1 5 8 3 3 19 u 6v 48 1 3 1 1 1b aj e 5 j
ac f 3 1 15 12 7 14 4 6 z 6q 7 2 3z 1 2 k 2 i 2 2 ab p 6 9 3 3
ad b 14 2 4 1 7 11 3 16 1g 6g 47 n 2 e k 8 9q q a 2 1 4
bp 1g 3 1i 1 2 16 6c 47 e 2 7 2 a 1 4 6 t 73 1 29 1 2 u
b9 1 e 36 2 5 y 6c 4 3 40 1 1 d 2 4 4 a a x 96 3 4 v
b4 6 b 3k u 68 5 9 4n 8 4 18 8w c 5 g 3 7
b4 5 b 3n h 6k 2 a 4z 18 2w 1 9 2 t 5 3 1 7 3 4i b 2 g
bm 3o d 73 4u w 32 3 2 5 i 6 3 1 8 5 1 7 4m r
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
`
