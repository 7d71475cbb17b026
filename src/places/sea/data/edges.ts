// Written by test/sea-graph/derive.ts from the waypoints, the listed channels and Natural Earth 1:10m. Not by hand.

/**
 * The edges of the sea graph. A line for each waypoint, in their order: for each neighbour of a higher number the step to its
 * number from the one before, and the length in tenths of a kilometre, both in base 36.
 */
export const SEA_EDGES = `
1 j6 2 77 4 2jj 2 306 4 3x6 1 4bw 2 461 2 3zh 2 6it 2 6nl 1 32k 1 39p 1 5qz m be9 5 3m1 1 42i 1 4l9 v 91j
1 jq 1o re

1 gy 2 ci 1 2dp 2 2uj 2 3ek 2 3ql 3 42g 2 3vm 2 6hr 2 6mj 1 30z 1 3dl 1 5u0 r 3qx 1 47k 1 4qb v 94h
1 hi


1 8m 1 hn 2 12c 2 1g0 1 1vs 2 1sr 2 2bf 2 6cl 1 6pi 1 6os 1 34a 1 4pn 1 6tc g ad0 b 5d0 1 5te 1 6ch

1 bo 1 l3 2 z9 3 1e0 2 29t 2 6k8 1 6wv 1 6xs 1 3gg 1 55v 1 77v g ajx b 5tf 1 69x 1 6t2

1 iw 1 m9 1 10z 2 14q 2 2hb 2 6xl 1 79o 1 7c9 1 3y4 1 5q3 1 7qs r 6dl 1 6sy

1 fy 2 ix 2 28d 2 6r8 1 732 1 76e 1 3yq 1 5xa 1 7tb i 9yq 9 6nu 1 767 1 7nf
1 d8 1 dv 2 2g3 2 6yy 1 7a5 1 7e5 1 48m 1 6a4 j a5u 9 71q 1 7jn 1 81c
b 1es 1 16e 1 1mt 2 1ar 2 494 2 64k 3 468 26 45o 1 5xb 2 762 2 8ax 1 84i
1 rs 1 24h 2 6nc 1 6y4 1 72i 1 3x0 1 609 j 9ts 9 6t3 1 79n 1 7so

1 eg 1 4np 1 4zf 1 54z 1 2hd 1 4u7 1 686 f 981 1 8mt 1 8wf a 5tv 1 6c3 1 6r5 2 76x y k5b 1 lfb 7 7bh

1 g4 1 oe 1 3hf 1 4fb 1 3i4 j 1pi a 6cl 4 7k5 r 64w d 2q8 3 72e 1 87n
1 130 1 3wl a 7ka 2 5za 3 6qm 1 59s 1 48g 1 3na 1 3x1 1 2w9 1 19r 1 o7 1 8wq 1 4he 5 60z 1a 2ew 2 7b4 6 ho8 gj p53
1 3ot 1 48i 1 2zd f 585 1 4mh 1 4wm 1 3vg 1 28q 1 1mo 7 5dw 2 64e v 5hz 6 glb 7 2i9 2 7ko 1 6qd 1 7t8 4 i75 gj ps7
1 2eq 1 3uy a 9vr 9 556 8 3i1 1 41g 3 4wh 1 59x 1 5ek r 76b 6 j75 7 65a
1 2mf r 176 1 1ro 1 1yl 2 2np 1 31k 1 365 r 5w6
i 6sp 2 4k3 7 3r2 1 498 1 4hl 2 56n 2 5nw 6 5sn l 3cp 2 6w2 b 4vg 3 84j 1 8ya ec 1imt
1 9o 1 9i 2 10o 2 2vn 1 3pf 2 63k 2 2s6 1 4f9 1 5z1 1 6w3 1 7s3 2 8kt 1 9u6 2 28h 1 75u 2 4wl 1 669 1t 2t9 1 4l9 2 5u4 2 6yy 1 6t1 1 82x dr 1dtd
1 h3 1 cs 1 10z 3 3y2 2 6cp 2 30i 1 4l9 1 64d 1 74i 1 818 2 8t8 3 2hk 1 7ej 1w 314
1 be 1 19q 2 2qz 1 3i6 2 5wv 2 2lh 1 48k 1 5sd 1 6ou 1 7lf 2 8du 1 9my 2 21y 1 6yw 2 4pn 1 5zb 1t 2pv 1 4i3 2 5qx 2 6vm 1 6q3 1 80v df 1gy5

1 10o 1 3i6 1 4df 1 5e9 1 6ru 2 3gg 1 53j 1 6nc 1 7jy 1 8ge 2 98m 3 2vn 1 7tz 2 5km 1 6ub 1t 3bo 1 51s 2 6au 2 7fm 1 79a 1 8jn

1 2b8 1 3b0 1 4rd 2 157 1 2x6 1 4h1 2 6da 2 75d 3 wv 3 317 1u ol 1 2h9 2 3od 2 4qb 1 47x 1 5e3 1 6ye d5 1etz 1 1eys 1 1fzd 1 1fzi 2 1g8c 1 1ffp 4 1f0w 2 1fss 9 1b2g 1 1bnk 2 1dtr 2 1eax 4 1e1y b 1epe v 1far n r47 a qnk k hq0 1 13t1
1 14b 1 2l4 2 1a6 1 zo 1 2fh 1 3g5 1 4e3 1 4ud 1 55d 1 6bn 2 1ki 1 3q4 2 2n3 1 3tc 1c 8nm h 2sx 1 4kw 2 5tq 2 6yi 1 6ha dg 1fsv 2 1hca 8 1gjq 2 1c4l 1 1cmc 2 1eo6 2 1f0s 4 1eno 2o 14ak 7 wik
1 3ky 2 2bt 1 1zl 1 3d2 1 4dw 1 59s 1 5u8 1 61w 1 7bh 2 2lb 1 4nj 1f 9nh h 3rz 3 6uk 3 7hi
1 aa 1 3o9 1 1xo 1 rp 1 1ua 1 2pi 1 3a0 1 3hi 1 4r0 2 3z6 1 1ze 2 41u 1 53q 1c 732 h 56d 3 88i 3 8w3

1 1t3 1 3dr 2 598 2 61l 3 m1 1 4n9 2 25g 1 3f0 1t 1ou 3 4s0 2 5v6 1 596 1 6aq 1 7wl d5 1fm5 1 1foo 1 1gli 1 1giw 2 1grb 1 1fx6 6 1fzu 9 1b45 1 1bnb 2 1dr1 2 1e5o 4 1duh b 1ede v 1ewm n qmg a pyz l 13j8 4 jpf 2 jk9 1 v8l
1 1lv 1 2kq 1 3ir 1 40q 1 4a2 1 5hw 2 295 1 2uw 2 25t 1 3a4 1c 7ty h 3er 3 6gs 4 81j d6 1h6z 1 1h71 1 1hzm 1 1htn 2 1i1j 5 1gdb 2 1gua 7 1g8v 35 la4 1 wuz
1 12x 1 218 1 2k6 1 2si 1 41d 2 3sz 1 1cs 2 3pe 1 4sk 1c 6df h 4yn 1 6rb 2 804 gv m34
1 zu 1 1l5 1 1r4 1 307 2 4qw 1 cu 2 4na 1 49l 1c 5c9 h 5xk
1 ll 1 y4 1 2f9 1 311 1 5mx 1 17z 2 4ks 1 3dr 1c 4qp 2 86n 1 8nq 5 h3e 9 6tm dw 1gqz 2 1c1b 1 1ccd 2 1e5c 2 1e9b 5 1d70 1s pi7 a nyy l 1371
1 12k 1 2p7 3 1sv 2 41w 1 2ua 15 ki4 7 4vh 2 7zx 1 8nl 5 gmg dv 1gb9 1 1grx 1 1hd9 1 1gwc 7 1g5x 2 1bfy 1 1bqv 2 1djr 2 1dnq 5 1clm 14 1ef2 o ox8 a nfe k j2o 1 12lk
1 1of 1 2a2 1 6ez 1 1yy 2 52i 1 3uf 1c 3tb 2 79s 1 7py 5 ggl 9 7lo de 1jq8 5 1iwz 4 1hli 1 1i5d 1 1hmy 7 1gv9 2 1c39 1 1ccn 2 1e3d 2 1e58 5 1cza k 1h6b 18 p7m a ni6 l 130j
1 mf 1 7oc 1 38e 2 6ph 1 5g6 4 7zi v 7oa 2 amo 2 dr1 1 gw3 1 hx3 7 2fw 2 6ui 1 6p9 1 7xa
9 7fe v 73g 2 a0f 2 d4y 1 gbt 1 hdn 7 22i 2 6re 1 6fj 1 7ms 4 h0u ef 1flv 1u qjo a oh0 l 14j0
1 50y 1w 19d 3 4c0 4 6al d8 1gt0 1 1gry 2 1h0m 1 1g79 4 1fpg 2 1gep 9 1bkz 1 1c4s 2 1e9a 2 1eoo 4 1ee1 2o 143b 6 jjz
1 v4 1 4xf 1 4hy 1c 5kl h 67f

1 1ar 1k hy7 9 3ox 1 5gl 4 7ll 1 6an 1 6wn d5 1hxr 1 1fge 1 1fda 1 1g1m 1 1ft9 3 1f3s 4 1e8p 1 1ezo 1 1eom 7 1e32 2 19lg 1 1a20 2 1c2m 2 1cec 4 1c0s b 1cfe v 1cww n oko a nu0 k gl1 1 11nh 2 fc2 2 k3x 2 jvu 1 v7p
1 vy 1b 7jb 2 9xk 1 azt 4 dnv 1 h3l f 7jc 1 83z d8 1gqf 1 1gff 2 1gmk 1 1fo6 3 1e3a 1 1ene 1 1fc4 1 1eyr 7 1ebc 2 19qi 1 1a52 2 1c30 2 1cc3 4 1bw8 b 1c62 1i o6r a n89 l 11h4

1 ko 1 10p 2 1h5 1 1v1 1 1zl r 6zg 2 aji
1 y7 2 10i 1 1dx 1 1ml 1 260 2 2xy 1 33d 3 1rb
1 uk 1 1xv 1 2aq 1 2jn 6 2je 1 2nn k 7oy 2 b91

1 ec 1 pr 3 21s 1 277 2 n3 1 ry
1 o4 1 16a 2 1y8 1 23n 2 8v 1 dn
1 k5 2 1cg 1 1hu 2 px
1 k7 1 sq 1 y5 1 qe 1 17k 1 1cd 2 1sf 1 2ka 2 2lf 2 4m0 1 5lm 4 8m9 3 6jf 2 8r9
1 ax 1 gx 1 89 4 1aj 1 22e 2 23j 2 444 8 61j 2 89c
1 62 1 gc 1 1zi 6 2c0 2 4cl 8 6a0 2 8hu
2 24x
4 12n 1 1uh 2 1wz 1 3wj 1 3xk 1 4vt 2 727 2 7wh 3 5xa 2 87d
1 52 1 fo 2 24b e 7u6
1 ax 2 1zk 4 3k7 1 4jo 4 7kg 3 5hn 2 7pg
1 dx 1 1px 2 1gy 1 3hg 1 3ct 1 48s 1 55w 3 79k 3 56r 2 7ek
1 1ct 2 16o 1 37d 1 30v 1 3za 1 4we 3 702 3 50p 2 7ao 1 8kk
1 jq 1 t6 1 2lt 1 304 2 4ud 8 7ax

1 21s 1 27x 2 43a 3 69r 3 49c 2 6jf 1 7x8
1 1sr 1 2jy 1 2zv 1 47b 1 4o8 6 68n
1 10h 1 1wl 6 2ae 2 4ku 1 5z5 1 7fi
1 10s 2 29o 2 50n 2 1dr 3 53v 1 6ip
1 193 1 1rw 1 2et 1 4f1 2 1oh 2 3q2 1 4zn 1 6h8
1 27n 1 2mw 1 4n4 2 2w5 2 4mg 1 5uq 1 78r
1 ud 1 2ub 2 1m5 2 2k1 1 3oo 1 52p
1 21a 4 36v 1 4es 1 5st
1 dm

1 ms 1 2bw 1 3r2 1 59g

1 1fz 1 2yv
1 1jw

1 104 1 3mn 2 6vg 1 azq 1 cf5 7 6c4 2 a4y 1 7xw 1 8d2 dw 1rz4 3 1q51 1 1qg3 1 1qv7 1 1q7d 7 1pas 7 1lk9 1x vza

1 1rw 1 3ah 1 7hc 1 902 7 8xu 2 bef 1 8tz 1 8q4 1 a3g 1 bc2 dx 1sr6 1 1sws 1 1t6m 1 1sdn 7 1rcz

1 519 1 6pq 1 27c 1 56h 5 bxt 3 b3z 1 apg 1 bwj 1 d0s 1 eol do 1z27 2 1yne 2 1ys6 1 1xmb 3 1vi6 1 1vkb 1 1vqo
1 1pp 1 4qt 1 7bs 4 bjl 1 ep5 3 cc2 1 bgo 1 c6i 1 cy1 1 ebx dx 1w8f 1 1w58 3e 1i2r
a cvt 1 by2 1 cff 1 d1m 1 eah dt 1z1q 3 1whz 3g 1iuf
1 32f 2 85r 6 d7x 1 cqq 1 dvd 1 exm 1 gk0 1 pe2
1 eg 1 5dd 2 79l

1 rs 1 81d


2 52l 1 4dv 1 5kj 4 ftq d0 2slv l 1pzv 1 1ng8 3 1msx 2 1myc 1 1lul 3 1jwq 1 1k5q 1 1kjm 1 1jva 7 1iyr 2 1dzh 1 1e34 2 1flf 2 1ffb 1x pz2 a njr l 143l 7 13g9
1 22f 1 4nj 3 2m1 1 25d 1 9ke dm 1nn8 1 1mv9 1 1mdq 1 1lbk 2 1le1 1 1k2g 3 1hn0 1 1hhc 1 1hi3 1 1gi2 2 20l0 7 1a31 1 19wr 21 kwa a ho5 k ltk 8 14ms
1 2pz 1 3yi 1 55i 1 4ng 1 45u 1 b1e f hch 1 hqy d5 1pvy 2 1mlr 1 1mbf 1 1le0 2 1lhb 1 1k7u 3 1hx9 1 1hvt 1 1i0g 1 1h3u 7 1g13 2 1au7 1 1aqz 2 1bzs 1z lyl a j0s k ll0 2 qgu 1 met 2 u5p 3 13xo
1 197 1 2it j j08 gs vua 3 160n
1 1gy
1 1ap
1 1pw
1 8vd f kzb 1 l8q 2 qkj d5 1nzx 1 1nb9 1 1m47 2 1m5t 1 1ks1 3 1i7j 1 1hx2 1 1htd 1 1gpd 9 1a4b 1 19u6 2v n0z 3 ogs 2 x46 7 1393
1 2bk 1 5hi 1 7tt 3 8os 6 oma 2 p6a 1 mzi 1 mlm 1 o8g 1 r6m d4 1j6j 1 1hv2 1 1gj7 1 1eyl 2 1ext 1 1dex 3 1aj2 1 19yp 1 19mv 3 1wxj 3 2dam 4 11kn 2c 85o k iew 2 rqz 3 vlw 2 v0l 2 txb 1 vmj 4 18dy
1 3c8 2 821 2 6eu 9 p9t d7 1kn0 1 1j7c 1 1hny 1 1fyb 2 1fwj 1 1ebn 3 1bat 1 1al1 4 1yhz 3 2f5r 2g 7so k kdk 5 xu9 2 x8l 5 12wg
1 2ed 1 4r5 1 45e 1 58o dh 1mgr 1 1ku2 1 1j1r 2 1ize 1 1hdc 3 1e9e 2o aak
1 2ew 1 1rl 1 5vi dj 1ldg 2 1lat 1 1jo8 2r cgp
1 qd 1 7su
1 72r gd e6v
1 5rm b zra dj 1vp4 2 2j8v 2g 8uo k pdt 5 13kq 2 12xo 2 12gp 1 13zn
1 767

1 1tt 2 340 2 47u 1 41a 1 5c7 1 6vb d6 1ezq 1 1g2v 1 1g4s 2 1gdw 1 1fm5 3 1efw 2 1g8s a 1bh1 1 1c2y 2 1ea5 2 1esa 3 1fgo 1 1ek4 b 1f92 v 1fv2 7 18xe 1b 14c3 2 g0p
1 k0 1 1ie 2 34d 1 44u 1 5o5 1 73m da 1gx5 1 1g7t 3 1f6o 1 1g4u 1 1h5x 1 1h4y 9 1cnm 3 1fl5 2 1g5p 3 1gxa 1 1fzh 2o 15to

1 v4 1 20h 1 3yu 2 6xs 2 cb9 dr 1g10 2 1gog 3 1hk8 1 1gkr b 1hib v 1i82 7 1bfd g uah a u3z l 16ib

1 2tl 1 4cv 1 5tg 1 9h4 1 b42 2 bvi e6 1gtx w 1gut 6 1b0b 1 1ajd f u0r a u6u
1 1kx 1 30x 1 6rt 1 8gx 2 933 dc 1d85 1 1da1 e 1cx4 3 1dxk 1 1cw5 1 1cya a 1e0c v 1ets 1 1e1z 6 187r 1 17rh 3 16fg c ra3 a rm4 l 12yk
1 1r9 1 5ff 1 74j 2 7qp d2 19o0 1 1atz 1 1azc 2 1b92 1 1ajp 3 19ju 1 1ajv 1 1bna a 17ig 3 1apr 2 1bh0 3 1cjt 1 1bhe 1 1bl4 a 1cov v 1dk1 1 1cum 6 171d 1 16mo c 112c 3 q8c a qt5 k edb 1 11mj 4 deq 2 d9o
1 3sl 1 5hp 2 63v d3 1a0l 1 1aar 2 1al6 1 19yh 3 194i 1 1a8k 1 1bfk 1 1blk 7 1be9 2 17o9 3 1b1x 5 1d5d 1 1c0u 1 1c7z k 1cgc l 1ed5 1 1dri 4 1a6w 2 17zv 1 17nc c 1252 1 zj3 2 rdq a s6s l 12c4 1 99a 1 bjp 1 ayz 1 c16 2 byk 2 6kw
1 1ts 2 2f4 d3 17dj 1 17w3 2 187q 5 18it 1 19wl 1 1aa7 7 1a9e 1 17w7 1 16xo 3 1ao0 2 1br6 4 1c2k 1 1chc 16 1ens 6 1915 1 18ty 3 17og 9 13hw 2 xm9 1 t0g a udv k f65 2 6mf 1 bc5 1 7gm 1 8o9 1 934 1 8qd 2 2tg 1 5k8
1 qe 1 v4 d4 19bc 2 19nh 1 197k 3 18se 2 1bl7 1 1c09 7 1c0h 1 19o4 2z 87c 2 8cy 1 9pw 1 a3r 1 9wa 2 2q5 1 62b 1 au2

1 dz d2 18lj 1 19ac 3 198d 3 18w8 1 1abm 9 1caw 1 19zy 1 1941 3 1cxg 2 1e29 4 1eez b 1g9n 2e 8e6 1 dq5 1 84j 1 9jj 2 9s6 2 2ba 1 5rb
1 29q 1 4wp 2 6a5 1 7l5
1 2o0 2 41v 1 5dj 1 3o6 6 7hw
1 4k6 1 1lj 1 2qh 1 2ag 1 45m 1 73q 1 6tg 1 5po 3 77a 1 9j3
1 3r4 1 2dn 1 5d3 1 55y 1 33n 1 327 1 301 1 3nc 1 4p7 1 6p7 2 4re
1 1ft 1 1pv 1 2s2 2 5h3 1 47f 1 4wb 1 3rp 1 5o0 1 827 2 7qk
1 31c 1 33r 1 4i5 1 44w 1 310 2 3d0 2 7qc 3 84o
1 29z 1 799 1 6o8 1 56i 1 5sm 1 3x0 2 7s5 5 88e
1 66u 1 5gh 1 3ss 1 4cp 1 1t3 1 35w 1 5jd 1 5c0 1 5to 1 6bh
1 11l 1 2ln 2 51c 3 2oq 1 4k5 3 8gj
1 1uf 1 1m7 1 4a2 1 553 2 1up 1 3nc 1 5tg 2 7gf 1 7az
1 pm 1 2ia 1 45x 2 20a 4 6kt 1 6gp
1 2rf 1 3ju 2 1br 1 2xj 1 4o6 2 5y6 1 5v1
1 211 1 4fm 1 3k1 1 416 1 4u2 3 4wq 1 ag1
1 2fo 1 3ye 1 3im 1 3f2 1 431 1 2tr 1 2yk 1 8gc 1 6sy 1 7q8 1 8t6 2 7h4
1 6c7 1 5p9 1 4nw 1 4cn 1 2dl 1 37e 1 7le 1 74u 1 811 1 93z 2 7p6 1 7s0 1 8bo 1 8a2
1 1w6 1 41w 2 61o
1 29y
1 cl 4 3g2 1 4d0 1 5g3 2 4hs 2 5ub 3 7j4 2 6xa 6 a3a
1 258 1 17o 1 64p 1 365 1 43m 1 584 1 7zb 1 45i 1 4xp 2 5ox 1 5jd 1 76n 2 6kt 6 9qd l bjb
1 y5 1 5o5 3 6wl 2 5l1 1 5gg 1 60c 1 60o 1 63i u bh7
1 5ko 1 3yj 1 4w5 1 60n 1 8ty 1 4uu 1 4xa 2 5kp 1 5ke u b8s
1 6fz 1 7bf 3 4pq 1 2o3 1 2qu 1 26o 5 4c4 1 56d 1 523 1 5si j 806 1 7b9 2 7r1 1 5v7
1 yo 1 292 1 546 1 2ku 1 48i 1 4rx 1 51z 1 4r4 1 6ej 2 5sj
1 1v5 1 4lh 1 3di 1 538 1 5mn 1 5w2 1 5l7 1 78l 2 6mj 7 97g
1 2vf 2 6fo 1 6yh 4 8p0 7 b6o

1 29g 1 2sc 2 2sz 1 4gd 2 3uj
1 kz 1 un 1 o7 1 2bo 2 1pu 1 3dv p 8a2
1 ln 1 84 1 1vg 1 1xd 1 1aa 1 2ts 1 3n4 1 2ig 1 372 m 7sl 1 6gh
1 tg 1 2ef 1 2cq 2 2w6 1 3qc 1 2wr 1 3nb 2 4yn i 6f2 2 7h4 1 5x3
1 1q5 1 1q4 1 12m 1 2sr 1 3n1 1 2cm 1 30d 2 47w 1 3mo g 6om 3 7ur 1 6ka
1 ex 1 tm 1 2oe 1 337 1 117 1 1gs 2 2oo 1 1ym h 5yh
1 14k 1 2aj 1 2ov 1 px 1 1bd 2 329 1 23m g 5lz 1 5n8 2 7dv 1 6ba
1 365 1 3pl 1 1sw 1 27o 2 3bf 1 2qr g 6n3 1 6ks 2 89d 1 706
1 w1 1 1zm 1 2ud 2 59a 1 3z4 g 3wy 1 3kq 1 5tr 1 55h 1 435
1 28k 1 32k 3 47b g 350 1 2zy 2 4ye 1 47d
1 we 2 3dd 1 232 g 55k 1 53n 2 709 1 61i
1 jg 1 30n 1 1d0 g 5zs 1 5xv 2 7tm 1 6w0

1 2h1 1 32f
1 p0 f 74j 1 72m 3 80r
1 1gw
1 c8
1 1qs 1 3ac 2 4fh 2 3tn 1 5ki 1 5zw 4 3yj
1 1pp 2 2xi 2 39f 6 46v
1 172 1 182 2 2ib 1 49h 1 4ny 3 6u8 1 42s

1 yq 1 2hb 1 481 1 4l6 4 4al

1 1sh 1 27v 3 4dh 1 1um
1 ge 3 3os 1 2ga
1 yv 2 44e
1 1nq

1 2vy

1 1ao 1 1y9 1 3x1 1 4fg
1 2ly 1 2nq 1 35z
1 469 1 5ez
1 209 1 1ky

1 27q 1 2nr
1 ke 1 2ow 2 7f0
1 2sh 1 6m6 2 b68 1 ccx
1 3vt 1 4rb 1 8ds 1 9lc
1 1u6 1 4r6 1 5r7
1 3rn 1 57g 1 6jj 1 7ki
1 1vh 1 30m 1 3zf
1 1d9 1 2fl
1 12p
1 hc
1 43w 1 6ic 1 8j3 h p07 18 csd
1 2ka 1 4fo 1 5pn d iv5 1 jcq 1 khd 1 kwc 2 l5h 16 8ve
1 27b 1 4km 1 9ah b gjh 1 h7n 1 hgm 1 ifx 3 imd i kv0 1 oe1 1 ekk 1 rwk 1 sbc k 6h8 1 7h8 1 13qt 85 1o16 e 320w
1 30m 1 7b8 b egs 1 f1p 1 f9e 1 g8t 1 gi2 2 gtq 2 mj2 g jh2 2 fe5 m 80e 1 5w0
1 4z6 1 7a1 1 b5i b dst 1 f2u 1 fvw 2 hds 2 mvy g kro a p9k f 7fx 1 15lb d 1bcs 7p 1tz0
1 2f0 1 6ar 9 7bg 1 8ex 1 9cy 1 awf 1 cc9 1 gcn 1 ffy i juv 3 y6b 1 yz9 4 s7p 2 thl 3 x7u c 8kb 1 165u 85 1m1m
1 40r 8 237 1 5m8 1 7ai 1 8ru 1 aka 1 cj6 1 h0h 1 gj0 17 aug
1 e2 7 3a8 1 85r
1 2bc 1 3zg 1 6md
1 30f 1 5rq
1 2rj
1 v4 1 172 1 vy



1 4xh 1 74e 1 90t 1 ay1 1 da5 1 i1c 1 hv2 17 cwl 84 1ueh
1 2md 1 4ul 4 f71 k qkp 1 12z4 1 1415 6 103r 3 13vw b m82 1 drg
1 2rl 2 7if 19 dez
1 1yw 1 4t2 l nfo 1 oqx 1 10a0 1 11i1 2 17mo 1 11e7 1 wr6 2 z71 b ykx 1 xfw 2 m90 1 cll
1 31d m oi9 1 zjm 1 10ua 3 110j 1 wkv 2 z9r e mtp 1 cwu 1 11xu
1 53p 1 6fw 6 lbi e mqz 1 x4q 1 yi0 2 151f 1 yzs 3 xum 1 12sa a y0n 1 x3q 3 c7m 1 ywv
1 338 1 32q 1 4a6 1 5gx 1 8oo 1 cmi 8 lbx 5 7na 1 er4 7 t80 d xtm 1 x68 1 qqi 1 n4a 2 u0r
1 4si 1 5rj 1 6qj 1 9wg e 5qa 2 i8p 1 r7x 1 soy 2 zij 1 tps 1 q54 6 13ss 7 usx 1 u71 1 nvy 1 kdk 1 b6b 2 qm9 1 vzi 80 1doj 1 1crx 2 16oi
1 1sh 1 35b 1 6d3 e 7hh 1 e7h p spo
1 1dz 1 4lq e 76g 1 dd8 2 tqi n r9w
1 394 c ar4 2 779 1 cuy 2 tg2 1 v4j 2 12ck 1 x5d i hw7 1 q95 1 kmr 1 pgu 1 ce4 8 hpw 2 nci 7p 187q 1 1740 2 10hd g 2mko
1 3ul 1 7of 1 bu9 3 e1k 1 dad 1 byh 3 bey 1 9az 1 do1 s m0s 1 q7u 1 bpx 8 i0f 2 ntm 7r 15xy 1 11jv
1 4gk 1 96r 3 bs2 1 bhy 1 bcq 4 acw 1 etx s pko 1 t9r 82 19eu 1 14t3
1 4uf 3 7ld 1 7pd 1 8sp 3 ayb 1 9v4 s 10ea 1 rnp 81 1fb8 1 1duh 1 1b2r 1 161q
1 yq 2 2ul 1 3n6 1 6lt 1 8ez 2 9rk 1 a2c s 13uz 1 t4m
1 tq

1 1w7 2 7f3 v 159t
1 3xf 1 5mc 6 sku p 13tw 3 c39 8i 329v 3 3kex
1 1z2 2 3ka 1 4yg 1 6fk 2 qiv 2 17c2 3 1gc3 o ap6 8k 3hxi 1 3j5z
1 nm 1 43y 1 634 1 66j u 8ms

1 2bq 1 390 2 ooh 2 15i3 4 19sm m 4np 1 78y 1 92p 1 94r 8j 3goi
1 4hk 1 hvu 1 md7 2 1371 3 1ca3 1 17gx j vno 3 42g 1 7fy 1 9h5 1 9l4 8f 2v43 4 3ejk 1 3d0g
1 lrc 1 pgg 2 163x q 3cp 1 4da 1 5yv 1 60c 8r 3f88
1 7b9 1 g3s 1 mp7 1 oaz 2 vex 1 q17 1 naq 2 req b tg8 1 t6f 1 nsd 1 kw4 1 dld 1 n74 1 n5n 1 tcy 1 j0h 8 n65 1 ot7 1 rwg m 1775 73 19bg 1 18lp
1 ety 1 gue 4 lc4 1 k2e 2 ont b rwm 1 s3p 2 mgy 1 i2m 1 gj2 1 l3j 1 s8k 1 m9n 8 o7y 1 p3c 1 rn3 1 s9b b 10ol 6j 3d0b o 1qpi 6 14te 1 14fy 1 12ji 1 10f7 d 231q
1 deh 5 87b 2 blt c dhz 1 a3n 1 9o7 1 cun 1 qqh 7s 22m7 6 205z 4 1hip 1 1hjr 1 1g0p 1 1en3 d 2ei2 1 2ovc
1 1tp 1 22b 2 6cx 1 9r2 f l7j 1 men 1 pp5 1 ihk 1 xgl 2 12u4 8h 248v 1 1tcj 1 29mc 2 2bck 1 2c3t
1 rx 1 7c0 1 4z7 1 98l f l2k 1 mle 1 ql3 3 16hv n 1evg 7v 22q2 1 1rs3 3 29qh 1 2ag1 1 28hc 1 28xn 1 288j 5 27k6
1 74h 1 5g0 b os5 8 jj0 2 16e1 a 15dm 1 171f c 1eqj a 1jh0 6x 1su8 2 1rct 3 1bw5 1 19o4 1 1adv 1 19p1 2 1kk1 1 1pki b 23du 3 1rc3 1 27mj 1 29lu 1 29bj 1 2a2b 1 284n 1 28m4 1 27x8 5 27ac
1 6d0 2 1t2 7 cxs 1 fvf 8 vxa 1 pau 2 1d04 a 1cbv 1 1dun c 1l7k 9 1srf 6t 1xsb 5 1vfa 1 1wvy 1 1umw 2 1mur 1 1g18 1 1dxe 1 1exm 1 1em6 1 1fzl a 2bg1 3 24x2 2 1vxj 1 1kvv 1 219i 2 22p1 1 23am 1 219h 1 21no 1 20ya 5 208j
1 5wq 1 7yb 1 ai2 1 dpa 2 d32 c pkn 3 1av9 a 19as 1 1b8g c 1jbp a 1o9y 6x 1y70 8 1f1t 2 1pfx 9 2evl 3 28jn 1 2i09
2 4qu 1 83j 2 7ga 1 dpa 7 9a8 2 c10 1 e5y 1 kj8 1 rd5 1 13z7 2 15uo 9 18zz 1 1bbc m 1pa7 6x 22by 2 20i9 3 1km6 4 1hg4 1 1qm5 c 2d62
2 8lp 1 65t 2 9gy 1 9fc 1 b4s 1 e3g 9 qxi 2 1eqq n 1mx3 5e 1yxa 1o 1yps 5 1w8z 1 1xp5 1 1vmo 2 1o12 1 1h9g 1 1f6q 1 1g96 1 1g0m 1 1hj9 a 2c15 3 25gh 2 1uet 1 1jc2 2 21nc 1 212u 1 21ms 1 1zkj 1 1zxm 1 1z80
1 5iz 2 3v0 8 59n 1 6s4 1 b7m 1 efu 1 mn1 f 1gom
1 6ps 1 25s 1 5ml 9 gmb
2 3zp 1 3xo 1 716 1 al0 7 qmf 65 1wvr 10 2z0v o 24a3 5 21mw 1 231y 1 21az 2 1tyt 1 1n9k 1 1l7z 1 1mc9 i 1gua
1 6st 7 75u 2 emy 1 i2w
1 68w 82 282t 5 25i3 1 26xj i 2kul
1 3uy a 10a8 7w 22va 2 22xh 2 1w2a 1 1piu 1 1nk7 1 1ota 1 1ota 1 1qp6
1 3l6 1 5d1 8 116q 2 1pfb a 1p52 1 1qi5 m 21f7 62 2ws9 v 217n 2 21mt 2 1va6 1 1oye 1 1n3j 1 1ohy 1 1oq8 1 1r2i 1 226r
1 1ti 8 1355 c 1rm9 1 1ssv m 231c 9 2cmh 4v 1mbg 1 1kk5 1p 22yv 3 20hz 1 21rt 3 1vi2 1 1pf5 1 1nob 1 1p7l 1 1pnm 1 1seh 1 23os f 169a 1 1mln 1 1ofd 1 1nis 1 1nv0 1 1lod 1 1lxh 1 1l7d
1 496 7 14qd c 1tbq 1 1ugp c 20u7 a 24ha 9 2e0h 4v 1knj 1q 23k6 3 20y8 1 226y 1 21xi 2 1weh 1 1qfs 1 1oqq 1 1qbw 1 1qv0 1 1tr9 1 2539 f 14jw 1 1kvg 1 1mor 1 1lqv 1 1m2b 1 1jva 1 1k44 1 1jdz 5 1iks r qqc 3x 6o7
1 1c5 6 18tp d 1ymo c 24ug a 28bx 9 2hri 4v 1h9l 1p 25ia 1 25sb 5 2493 2 1za7 1 1tk8 1 1ryp 1 1tn8 1 1ubt 1 1xh5 1 28vh e 1c6b 1 111w 1 1h92 1 1j0h 1 1hwu 1 1i48 1 1fuq 1 1g0t 1 1faa 1 1abw 4 1eeo 3 1dkk 1 1asp 1 1apm 1 1a8z 1 1ctc 1 1cbr 1 1cnr 1 1ehy e 134z 3 mi2 3x 2if
69 1gom 1p 26mg 1 26wx 5 25ef 2 20j3 k 1bix 1 10fq 1 1gju 1 1ia7 1 1h3d 1 1h86 1 1ex2 1 1f13 1 1ea9 1 1931 4 1dcf 3 1cdd 1 19kc 1 19g3 1 18yi 1 1bi0 1 1azt 1 1bbp 1 1d5u e 11u1 1 ybn 2 ldd 1m 2ptg 2 2odt 2 2njk 1 2omr d 2ld2 1a 1cn3 2 163t 1 130n 1 12b0 1 112t 1 117g 1 10wb c 1a6
1 1sv 1 8l2 1 ci3 1 m2c 2 1clv 1 1jyn 83 1ql5
1 78d 1 b86 1 l0v 1 11ma 2 1ka7 7z 1uxl 3 1rw2 2 1ztc
1 40d 1 dzh 2 19dg 1 1gcm a 1cff 1 1fcn 7s 1olq a 2u0a 3 2o66 1 2ybb
1 a25 1 108g 1 178s 1 1dz7 b 1cqo m 1rz8 6t 2bve a 1qpe 1 1qki 1 1oua 1 1muu
1 y91 82 1ml6 1 1m0a
1 hq5 1 of9 1 td2 8 qf3 1 peq 1 pz3 c w7k 9 13j7 1 10eb 6d 3vt5 g 1bz1 4 1c1g 2 19ka 4 r2n 1 rf7 1 qeh 1 quh 1 11bt c 1nvr 1 1yer 7 2iha 1 2jsn 1 2jat 1 2io2 6 2kym 1 2l8b 1 2iy9 1 2j8n
1 7h3 1 fk3 8 9t0 1 7yc 1 8ao c fzx a ldm 6a 367r t nsm 1 mjh 1 jya 1 g47 1 mtv
a 6bj 1 3dq 1 40a b 8jh a e43 76 bs5 2 kv8 w 37dp
1 3s6 1 5u2 1 5yt 1 7jf 4 7me 8g 3cnj 1 3c2e 5 3bvv
1 24k 1 2a8 1 3uv 4 as0
1 8c 1 1qh
1 1nm
1 s2
1 d1 6 6qu 1 2qd 3 4sg 1 8a4 19 73w
1 ie 5 6pi 1 2p1 2 1tc 1 4md 1 842 18 21j 1 6qx 3 1fv k 5py
5 6pp 1 2pv 2 1cg 1 4e0 1 7r1 d lg6 v 1ky 1 6a5 2 40t 1 109 3 5v2 1 6ef g 58x 1 7k4 1 al0
1 2yj 1 6cj 1 6sy 7o v12 v 3a35
1 3f3 1 3wg 8j 38sa 4 3878
1 p4 8l 3agw 1 3b0z
1 9h
1 447 2 67b 1 2t5 1 3ww 1 5sr 2 7fd 3 bcg 1q 87k
1 1fe 1 28p 1 2f1 1 5vc 3 8jz 15 3ua 4 3j6 k 5q1 1 81b 2 d4t 9 ne0

1 3gi 1 6o3 1 8sc 17 1t5 1 734 2 4rb 1 1q6 3 69c 1 6fu 1 7wu c dre 1 aki 1 5z6 1 424 1 6dj 2 b8v 3 j9i 1 jfb
1 3jk 1 5q7 2 6j5 18 872 1 53o 4 9k9 g 5hs 1 7tk
1 27q 2 3j1 1 5ax 1 5xd 1 7g0 1 64j 1 7yx 3 7xr x 8f0 o 7n7 1 9z0
1 ic 1 2me 1 37k 1 3tr 1 5rr 1 4ol 1 6tn 3 5tg 1l 9lc

1 3kz 1 48b 1 42x 1 2nn 1 4ij 1 75s 2 56a 1 7yp 1k 9oa 1 bzz
1 pi 1 3v3 1 3jx 1 68h 3 2wk 1 6un 2 86o 1 6jf 1g fx9 5r 8d3
1 4j2 5 3e8 1 7eu 2 84h 1 5yw 76 av0 1 7rq n 3d5t 9 3e2z j 37q8
1 1ht 1 3ch 1 5uj 1 7z5 1 2h5 1 438 1 7c9 1 6bn 1 6bq 1 8ai 2 6qn 1 9vb 8 8jf
1 2po 1 5dg 1 7ju 1 3ec 1 5ha 1 8qa 1 7o6 4 84p 1e c4z 1 ej6
1 2oi 1 4xk 1 5s4 8 8co 6 7st 1 7mo 1 5cu 2 8kl 13 dvi 1 d3i 1 9pn
1 2gz 8 9k8 1 68x 1 85y 5 5fw 1 4za 1 2qd 1 60g 1 5yf 6 6wq 1 857 6 8gh q cwd 1 ahx 1 73o 1 70o 2z 3nip 1u 33gr 5 mpc
2 a3w 5 8pd 1 7p2 1 4dr 1 64x 5 30b 1 37m 1 2ec 1 4ps 1 5kp 1 6i0 1 7xg 4 552 1 6dj 1 7if 2 8nd 1 8ox 1 8xl 1 61w r a6b 1 6s1 1 6or 2q 2xpw z 1wgf 3 13qt 3 b80 1 min 5 12op
1 43t 1 6ok 1 5dg 1 3wo 1 7jo 2 6ye
1 3fe 1 2nz 1 4vm 1 4e7 1 47o 1 30y 1 6hi 2 80v 3 8ah 2 c71 15 ldq 5r 5xv 1 84h 1 8hj
1 1jn 1 4vi 1 13f 1 3mp 1 4c9 1 7kc 2 7o5 3 5g1 r q2a 67 540 1 4sc 1 553 1 6up
1 3dd 1 2eq 1 4n3 1 4pf 1 82f 2 8v0 w puh 65 4cu 1 640 1 6go 1 85p
1 5db 1 7ys 1 7jd 73 bay 1 1vl 1 6s8 2 a8e w 3kgj g 3aet
1 3su 1 50x 1 7zi 2 7wf 3 4o4 69 bit p 4t9 1 3ya 1 4cj 1 5sl
1 2fc 1 4fx 1 5td 1 49n 1 753 2 53m 1 7kw 6x 8cp 1 7kk 1 7u9 1 7va
1 3ie 1 5y8 1 53w 1 7z8 2 7fd 1 6pa 2 9xg 6v 8lm
1 2x2 1 4p3 1 7ki 3 382 1 6h1 1 6qy 1 87w 7 8f7 1 9cn 1 8ew 1 8i6 4 61p 2o 1n98 d 2bar 1 2d1q 1 2f9f 2k 1cdr 1 1kzr 1 23z9
1 3kq 1 5c7 1 b1h 2 3iw 1 706 1 8ae b 79e 4 4r7 14 mat n r30 5 k0o 1 qug h 110a 5 19e6 2 1rm2 3 1kqc d 28pq 1 2ag5 g 2qdv h 3khw i 1sgg 1 1r1b 1 1oyr 2 yj2 1 g6q 1 9p4 1 65m 3 11oz 3 wnr 2 fxk l 25qe 3 3bnu 1 1qqe 2 19ww 1 1igb 2 gms
1 2y5 2 6j5 1 71j h 89y 1u r9p 6 vnp 1a 2ekd 1 2eyk 1 2gn4 5 2mss 13 1d56 1 ydl 3 7gq 1 ig4
1 5u0 1 9em j j8x 1r shv 4 nc5 i 12c7 5 1ac9 4 1h49 e 27wz 1 29j8 8 2cbv 1 2cnf 6 2k88 1 2nhs d 3j66 n 1nq6 2 1aou 1 vup 1 erp 1 90r 1 6kp 2 ll6 1 x40 1 gj0 2 rwy s 2rhk 1 1a10 2 207k u cco
1 f2v i ep9 1 nqi 1q v77 5 qlp 1 ups 6 wgj a 11ql 1 1308 5 1aek 8 1s1m 8 248r 1 25b8 1 25mw 1 2749 d 2cbq 1 2ewd 11 1k9a 2 1heg 3 duh 1 a9m 1 9sd 2 h1u 2 ckc 4 5d7 1 6pn 2 eub n 2mal 1 196z 1 1gmr 2 ioq 2 hce
68 887 1 7lw q 5bf 1 573 1 33s
1 3ic 1 4tp 1 5ak 1 7il 1 6vr 1 8dv 4 5gw 1 6j4 1 5ky 1 5rr 1 8jr 1 8b2 1 89v 1 39f s 8v8 1 8eb 2h 2f0s 8 2sdr 10 1tg6 3 10qr 1 i3v 1 bps 1 87t 1 jjq y 1aaq 1 1j2a 1 22c2
1 2rt 1 1tg 1 46l 1 3fa 1 4yh 2 6j6 2 21v 1 3ab 1 4f7 1 53i 1 5jk 1 5kq 1 5te 1 5jk r 900 1 5lm 1 50l
1 3bs 1 395 1 5db 1 6ji 2 844 2 4i6 1 5q0 1 6uw 1 7k1 1 7ty 1 7wu 1 85q 1 7l5 q a7o 1 7ts 1 4fe 1 4d4
1 32p 1 23t 1 3bu 1 4nf 3 1we 2 4ce 3 4ui 1 53h l d5u 3 97h 1 8p8 3 856 1 4r6 1 3qa
1 4mg 1 588 1 6id 1 6mn 1 6tb 2 6c2 3 738 8 bwi 4 aqe 1 8pc 1 8t9 2 7d6 b 60i 1 7bo 1 7gw 1 53o 1 1p6 1 164 1 85i
1 1k8 1 2kc 1 35o 2 1yk 1 39m 1 4dy 1 50d 1 2lz 3 6hv n 85z 1 8i8 5 54w 3 bbu 2 bji
1 1p9 1 1lx 1 20n 2 4ri 1 4y3 1 5ni 1 2pw 3 77k 1 74p d aom 8 awm 1 6v7 1 7m1 4 6w8 1 4tk 1 3pu 2 9ro 2 9ze
1 v1 1 19e 1 4e3 1 58f 1 4yw 2 28z 3 78z 1 6h3 m 75l 1 89p 1 c74 3 833 1 5u4 1 323
1 f1 9 5n2 4 g7f 4 eey 1 ch4 1 bsn 3 a6q 1 8le 1 bre 3 9cw 1 9il 2 9uq 1 6br 1 7oh 4 81u 1 5rf 1 296 1 44y 1 8gb
1 5ic 8 5vd m 6mn 1 81l 4 8e7 1 652 1 2gd 2 8of
1 1db 1 2hm 1 36d 1 3w1 1 3mw 1 3vj 1 4nq 1 97v r 6jv 2 77f
1 17p 2 3e3 1 354 1 3cc 1 3cv 1 8on
1 qa 1 340 1 2v1 1 30b 1 2em 1 895 4n 84k
2 2y0 1 2lk 1 2jf 1 7m7 u 968 e mrz 7 j52 b l0z 1 jkn 4 d7a 1 kx5 q 1c0j o 2bkp 1 2dn5 3 2fzr 2 2l24 1 2p0p 4 2wwa d 3mzn i 1src 2 1orx 2 y93 1 fqf 1 a7b 1 7p2 1 gv9 5 104x 2 kpe r 15k2 1 1ega 1 1xyu
1 dl 2 5dw 1 65k s 71e
1 cy 1 54v 1 5rt u 7a6 7 7gb y mv2 2h 1tui 2 1pqi 2 zcx 3 a1t y 2wtm
1 53r 1 5hv u 71l m hyu a jrd 5 bke 1f 2b8u 4 2ftw 2 2l11 1 2p3e e 3me8 4 3saw h 1thm 2 1pdl 2 z02 1 gs7 3 hqz 4 13uo t 2wgp 1 14vb 1 1dum 1 1xi3
14 hko c lji b n3q 1 lr9 4 fjq 1 my3 6 qb3 k 1dot g 2abx 7 2bxs 1 2cnm 1 2en7 5 2lt0 2 2s1u 3 2xev e 3prm h 1sq3 4 yaz 1 fml 1 9iy 1 6ep 1 gy5 5 ywy m 21zx 4 3d22 5 1z7m
t 3ik 1 1sl 1 7dh 1 7fy 1 7k6 3 2tx 1 1v7 1 64m 1 7qs 5 fnh 9 eqh b co7 3 7a1 1 g3h 1f 2b1f 3 2do8 3 2ndx z 1tmr 2 1p8k 2 zkj 1 ip1 1 f6t 1 e15 1 j7o 1 vha 1 18t7 2 15uz 1 14uz 2 qzf j 21ns 5 3e4f 2 2vwe 1 11yb
1 5c2 1 6ca 1 2zh 1 pa 3 4h7 1 4ty 3 7sa a cjm 2 4rk 1 4l2 1 6os 2 aug 1 gt5 1 ihm 6 klo 1 kat
1 1zw 1 2ev 1 5ee 1 560 2 38q 1 59x 1 60b e 6k8 2 ava 1 cu5 1 dew
1 3dm 2 3ec 2 2p8 1 4n6 1 5d7 2 7a3 1 bv1 2 dp1 9 63y 2 ayf
1 33w 1 6qy 2 28f 1 3rt 1 4wn 2 6s5 c 4ol 1 6zp 2 aq1 1 bjz 2q 39c7
3 4v4 1 5f5 1 6x2 2 8fq a d78 2 5fy 1 53a 1 78t
1 eg 1 5kb 1 7dy 1 83n 2 a0d 1 elp 2 gdj 1 ian 8 8ut

1 21q 1 2tp 2 4qk 1 9bm a 6tq 1 3gf 1 7bt 1 89h 2 a7h
1 1ji 2 32z 1 7ow 1 7ny 1 9l8 8 50t 1 1ka 1 687 1 6o3 1 7u0 1 85t 1 cqj 8 fyu
1 p0 1 20b 1 6l2 1 6l0 1 8gb 3 7vy 4 6tz 2 2m2 1 7k4 1 7ng 1 87y 1 83f

1 4n1 1 4mw 1 6k4 3 5xv 1 7y7 1 8df 2 4ur 1 24r 1 37o 1 7x1 1 7d4 1 73f 1 6i8 1 9th 1 b8j 3 a1o 2 dfs 1 d3c 1 cxb 2h 32k3
1 1no 1 1yi 1 3t0 2 1yx 2 3tb 1 4qd 1 3wk 1 4jc 1 7th 6 9yx 1 6su 5 b2o 1 b8g 1 czi
1 37x 1 4fr 2 1fd 1 3dp 1 43f 1 3wh 1 2bp 1 3yx 2 cdj 1 bdn 1 9yz 1 8di 1 7ky 1 8d4 1 5nj 1 5se 1 5ir 2 98f 1 9jc 1 9n9 1 bmt 3e 23oc
1 26n 2 2j8 1 3si 1 30l 1 46d 8 ake 2 6yz 2 6pf
1 dw 1 3cj 2 27a 2 6na 1 885 4 ecn

1 27b 1 33s 1 2to 1 3dq 3 dqy 3 9nv 1 822 1 8hu 1 4ua 2 4nf 3 9bq 1 9ku 1 b2h 3e 23md 4 19sr
1 t2 1 n3 1 4hw 1 76c 6 7xn 1 7va 1 38p 2 2zs 3 87o 1 8mm 3j 18us
1 16u 1 5a6 1 7xj 8 3zg 2 3q1
1 51p 1 7pm 6 848 1 7z1 1 2z5 1 30a 1 2pw 3 844 1 8lg 3n sv6
1 37i 1 7t3 1 bqa 1 abt 1 8e7 1 6fh 1 5j3 1 6lr 1 5og 1 5v3 1 5ob 2 8nh 1 89l 1 864 f j32
1 4ng 1 8lf 1 7f7 1 661 1 50b 1 7qa 1 982 3 8t8 2 bu6 1 b7k 1 ayv e l81 1 m8h f hib 1m 2y1r
1 4yt 1 54y 1 6c9 1 6w5 1 c4m 1 drc 2 dga 4 fu8 1 fjx
1 2in 1 5vc 1 7su 2 gjq 5 k4h
1 3fs 1 5jf 1 clt 1 ei4 1 fyi 2 fzd g ule
1 2dp 1 9ik 6 fn8
1 75a 2 bh0 2 bkn 2 daa 1 bko
1 1x9 1 6e1 2 6n8 2 6lu 1 4gp 1 3so 1 7xu f hc8
1 5nw 1 5t4 1 5yq 2 4xs 1 2jw 1 1w0 1 645 1 7up d dtd f 8dj 1j 2f12 2 2kiw 1 2otr
1 7d 1 bl 2 3vr 1 59s 1 5vj 1 6cn 1 7o6 3l q6c 5 1c2k
1 az 1 11i 1 3xm 1 5ck 1 5yy 1 6ef 1 7o2
1 104 1 45v 3 6mu

1 2w7 1 3uv 1 2i2 1 3tk 1 6t4 p aze
1 zb 1 3te 1 5e2 1 877 r 6dk 2n 1psb 2 10nc 1 klp 3 kxl 2 1aqb n 1scg 7 1xmt
1 4ix 1 63l c b37 2 djl b bja 3 6ko
1 1vs 1 4uy 3 8mi 6 ai5 2 7bf 1 8ah 1 9yz b 84m 1 8ii 1 6fb 1 4rq 2p 102x 2 jdx u 2ei1 4 1xc4
1 31o 3 6sp 1 88j 7 5o8 1 6pu c 6qj 1 7is 1 5qu 1 4tp 2l 1skp 5 m4c 3 m1g 1 yq0 4 18iv
1 qo 2 3w0 1 58c 1 5o8 2 8zo 2 5st 2 33p 1 48m 1 5wc 1 69k 1 6lu 8 80i 1 4ml 1 64h 1 571 1 5og d 911 1w 400r i m8z 6 181o
1 2nu

1 2zb 1 3dp 1 4ox 1 6q7 1 650 1 4t1 2 4r3 1 5nw 1 708 1 7h1 1 7wm a 8n8 1 8i9 e a17
1 ho 1 1ur 1 3tf 1 3ao 1 24k 2 457 1 4fn 1 5ki 1 61p 1 6qh 9 5iz e 8vr 2 8xx
1 1dq 1 3e2 1 2vx 1 2d3 2 4lr 1 4w7 1 60s 1 6hz 1 76t 9 5z9 g 95g
1 229 1 1jv 1 3mp 3 67h 3 8h4
1 2sl 3 7wm 1 84k 1 9bn r cgg 1 ezs
1 542 3 7nd 3 9x1 p bz4
1 ic 1 3iw 1 3ja 1 4qd 1 57k 1 5sw b 7qe c 81m 3 aek

1 15r 1 2u0 1 36v 1 3je 9 1u8 1 3wj 1 497 1 63r b 63l 2 5yp 1 8i7
1 1pf 1 22e 1 2fb 9 160 1 3dd 1 4c2 1 6ib 9 b4y 2 4zp 2 4u2 1 7do
1 nz 1 1h4 9 23l 1 3yg 1 5ex b 5t6 1 3cl 1 5cb 1 366 1 5pi
1 tl 9 1zh 1 3p9 1 55n 1 7m7 9 98i 2 305 1 590 1 3ec 1 5wt
1 8w 6 3se 1 1l3 1 22d 1 3jg 1 564 1 7mj 1 47i 1 5i5 2 7g6 6 5g5 1 317 1 5hh 1 41i 1 6hc
1 uu
1 k0 1 15o 3 2uc 1 qc 2 2oj 3 39g 1 4k3 2 6i4
1 rs
1 1fe
1 3u 1 pu 1 31m 2 4l6 1 6w5 2 1d8 1 2mb 2 4kg 2 4k7 2 7rc
1 se 1 33u 2 4ne 1 6yd 2 1fh 1 2ok 2 4mo 2 4mg 2 7tl
1 2f5 2 3x9 1 67t 2 rl 1 205 2 3ya 2 3y1 2 756 2i iwd 1 kzq 1 mqq 1 hxr 7 vp3
2 1z0 1 4a7 1 6u6 1 2st 1 42u 2 60u 2 60q 2k j5a 1 kj8 1 lyp 1 id0 5 1418 1 zl4 1 vow 1 zdz
1 280 1 3cl 1 5pj a 7bc 1 4w1 2 588 1 7rn 2m wrq
1 2eg 1 4we 1 48d 1 5jh 8 8vz 1 6go 1 8un 1 70k 28 1l69 3 12cl 3 jah 2 hvr
1 2l4 1 6ga 1 7rj 9 82t 2 8hi 1s 3mmx 2 3tsr e 1mu8 4 uga 4 hrs x 2no9
2a 3v1o g hfr 1 glm 1 h1p 1 h9s 1 txt 1 16x6 5 skb f 1jq6 6 29um
1 1e2 2 3a0 2 391 1 4b1 1 6ft 22 3qqw b 1ha2 4 qd1 1 ia1 1 kjd 2 haa 4 zx3 1 12be 2 v47 p 1nc5
1 hs 1 28k 2 27s 1 392 1 5du 2i ivv 8 12eo 2 vsr f 1jb7

1 eg 1 c6 1 1ey 1 3jq 2j m7q

1 12n 1 38d 1 6sk 8 6ho z 1s0v 3 1uqc 2 20aj 1 24nu m 3lnh g vc1 1 o3i 1 ijd 3 hay 1 rny 3 y3f i 1i2t 9 2wbz 1 1kpp 1 2e5r 10 1wsr
1 26a 2 9rx 7 5gh 1 750 9 npi 1 stq o 1qz7 5 1z9g 1 23n1 m 3kqk g ukv 1 nt7 1 j5v 2 oyq 1 hvc 1 rvr 3 xz2 1 118c j 1o0h 7 2vcq 1 1k7l 1 2d77 1 ht2
1 3lh 1 7qs 1 a04 6 3az 1 532 9 lvf 1 r6r 1b 336o 1 399n 4 3jql 1 3lw8 2 3mqv c 188f 1 u9d 1 omg 1 l8d 1 oru 2 jwc 1 ti4 3 z1w 1 12oj j 1pbx 1 1m0s 2 20w4 1 21mg 2 2vf6 1 2u5v 1 1kgw 1 2c3s 1 ga9 1 pbr
1 40o 1 6at 1 491 1 7uj 1 6pr 1 706 1 4fw 1 1xj 1 3we 4 7zv
1 2hi 1 26m 1 56s 1 5i4 1 9zi 1 7wm
1 2no 1 3eb 1 4uj
1 3n7 1 3cl 1 8zp 1 7a4
1 2mz
1 9h1 1 8bn
1 2wd 1 889 1 6fl 1 8cg 2 55z 1 6in
1 5e6 1 3li 1 6p0 2 7xz 1 3or 35 dqf
1 1zp 4 708 6 og3 1h 3k7u 1 3lhe d 176a 1 tfz 1 plk 1 o7r 1 s01 3 voj 1 1592 2 10bz 1 14j7 h 1lg0 5 2194 1 21au 1 2hap 2 2ru1 2 29xz 1 dtg 1 mpo
1 7sb 3 5bz 1 8qh 5 mgh 1h 3idk 1 3jps 1 3k5x 4 3lqr 8 15nc 1 s2c 1 p7s 1 pc8 4 w2i 1 152c 1 v1v 2 14n6 2 124g 5 185y e 1xjm 1 20cm 1 201v 3 2pvn 2 280w 1 bvr 1 kqi
1 6c1 1 3jx 1 344 1 50u 1 6zc 2a 1azx l 21or 8 aus
1 5as 2 87g 1 9vd 26 18s9 5 1i01
1 538 1 8f0 1 a1p 21 y50 t 1v3t
1 6mn 1 8xe 1o 3max b 176s 10 2v1z 4 bzf
1 2lz 3 8h0 1k 3dz7 1 3g19 9 169i 2 11et 1 p9t 1 ri8 4 uy7 1 10w9 2 10zw 2 1879 1 1aet 1 18tg 6 1cq8 b 1so9 1 1np3 1 1xig 1 1yso 1 1ws8 2 2p03 3 20n6 1 67c 1 d73 w 21bw
1 ftd 2 6ix 1l 3exk 3 3ixy 8 113q 1 pnb 1 t7c 5 130l 3 13w2 2 1coq 7 1ex2 b 1tzy 1 1os7 1 1y9r 4 2o8n 4 6r9 1 buz y 26g1
1 25n 1 bgj 1 bjp 1 8xj 1 96e 1z 1ce6 1 1fqi 3 1dib 3 1pic 6 1rq3 m dah
5 cmp 2 k2f
1 6fg 1 b6m 1u w4d 1 md2 1 te9 4 110j 1 14ib 2 15q8 1 13cx 2 1eqv 7 1gj1 7 1q5x 4 1sbw 1 1mip 1 1v33 6 1cx7 2 78a 1 5w1 w 22t2
1 682 1 6ys b o7w 1 q2x 1 se2 5 to2 2 uq6 5 116w 2 16x5 1 1bf1 n 2wo9 1 2yet 1 2znl 1 3289 2 33ot 4 3btg 5 qu4 1 ja2 1 tgv 4 140o 1 15e6 2 17h5 1 12ax f 1sce 3 1mzf 4 1qzd 2 1luc 2 2c1j 2 183z 1 1m5o 1 b37 1 2dy 1 hxb
1 vn 1 3e5 1 8vm 2w 8i5
1 2km 1 81b 9 hge 1 jcx 8 odj 1 pr2 4 v8x s 2ujw 1 2xq2 2 2zk6 1 33d0 8 rc7 1 ncw 9 17c9 9 1n5g b 1ssy 1 1m4x 1 1sfs 2 1kpl 2 28qu 3 1gw2 3 bxj v 25ag
1 5iz 2 7r7 3 bcd 2 ce3 1 dqq 1 evt 1 gsg 6 kiz 2 lvu 1 nb6 4 sv5 s 2san 3 2xju 1 31hr 8 rey 1 osq 1 11dz 4 1d9k 1 1dlm 2 1g6g 1 18ym 9 1p3s f 1jw8 2 272r 2 18ud 1 1eo4 2 bof 1 9nr b 2ey5 m 285h
1 1wt 1 2hk 2 aey 1 6wy 1 9d9 1 8jk 1j x2n 17 a8y
1 4ht 2 ciu 1 8xz 1 bh1 1 akv
1 12w 1 8e3 1 4ox 1 7ej 1 6jz 1 8bg 1 aer 9 imm 1 khp 18 x6z 1 wa3 15 a9j x 2esx

2 103
1 2yk 1 25n 1 3y0 1 6bo 1i xxd 1 yzb 1 1cfc 7 1rgg a 1zyj d 1xo6 2 1lgm 2 23m1 2 1e33 4 9m7
1 12u 1 2tb 1 58j 1 73f
1 1tk 1 471 1 62t 1 8af 1g x52 1 z4n 1 1cxa 7 1s5v 1 1ja8 l 1t6b 3 1jqb 4 1cx2 4 8r7 9 2fxc 2 2ox7
1 2pw 1 4bp 1 6ke 1 7ec 4 8cw 1a x9w 7 1qua 10 8v6
1 1zv 2 58j 4 61v 2 8ay 1 a9v 18 vm2 7 1pz3 2 1tba 2 1qyn 2 21sk i 1r9w 1 1tnx 2 1g7w 2 1xbl 2 1ai8 3 qe0 1 869 x 2cxk
1 2cm 1 39i 4 42q 2 6hq 1 8j3 17 vuy 1 w0e 1 10lm 5 1t40 1 1r9j 2 1uqc 1 1k7p 3 2365 6 21pc a 1rmg 2 1rct 1 1t9l 2 1faq 1 1sd3 1 1vmc 2 1ach 3 s7x 1 9gb 14 2g3y
1 xi 4 20e 2 4uh 19 wyt 1 12c6 5 1v8t 3 1wnn 1 1lpt 3 251t 6 23ay 3 20rt 7 1s2m 2 1rv1 2 1ndz 2 1r6m 3 1am8 3 uie 1 bfp 14 2g5d
1 104 2 12m 1 2p6 2 5k0
1 by


1 1ek 1 2x6 2 7jz 15 wq2 1 vx8 1 wgf 1 12mc 5 1w20 3 1x4o 1 1log j 1r2c 9 19ib 3 vq2 1 c8m

1 23n 1 4ph 3 7tp 14 uuu 1 122f 5 1w6n 4 1klk 9 22br 9 1x77 1 1osa 2 1onz 4 1mcz 3 175i 4 cvd 14 2c7i
1 2ny 3 5s8 1 8o4 11 tmv 1 t99 1 u5d 1 1254 5 1wnp 1 1spn 3 1k7t 3 24wf 9 1y5s 3 249b 3 1w28 4 1niu 3 1k9w 1 1n3a 2 15qp 4 e02 x 286l 5 2gnn
1 b4 2 35j 1 655 11 tsa 1 tog 1 urd 1 13m1 5 1yg6 1 1tz0 i 2486 3 1vxd 3 1mxr 1 1mh7 1 1fu8 2 1i5w 1 1kkj 2 1594 16 2ft1
1 28

1 30w 1 5ug 10 u2p 2 vkh 1 15cp 8 1ztq d 1ywc 3 240w 3 1vmr 1 1maf 3 1l4w 3 1fkn 1 1him 2 14nx 2 1bxu 1 12wx 1 jcr x 26bx 7 27y9
1 393 1 7sf z w1f 2 xv3 d 2a1q 6 25x9 3 20r9 1 22oc 2 25ga 4 1ne1 1 1u62 1 1nj4 1 1lla 2 14go 4 15wm 11 26yr 7 286u
1 4l4 2 bsz x wii 3 19se s 1mk8 1 1t8g 1 1ms8 1 1k30 2 12ho 1 1bs4 3 15c4 1 gn8 1 1hkj 1 18l4 1 p5e 6 2i2v c 2p93 d 26xd
1 2jr 1 7ds 1 58g e 10x5 1 1719 1 18ok 5 1nfc 1 1p5q 1 1sx7 2 1v8p 1 1zrk 6 yzo 3 1dg7 s 1n25 1 1tix 1 1ne9 3 11dr 1 193g 1 18gm 1 s8p 1 16de 1 cde 2 1d1s 1 tor 6 2ju4 p 26t3 2 251n
1 4u8 1 2qx 1 5ip b wxj 2 ydf 1 14hm 1 1650 5 1kya 1 1mq4 1 1qkg 2 1sxo 1 1xih 6 10yy 2 13wq 1 1ftz l 23yo 7 1o0o 1 1uco 1 1oew 3 11l6 1 189a 2 pq8 1 17oc 1 agy e 2naj k 27d7
1 59e n 1uoz 2 1x3z 1 21qa
1 42z 1 663 1q 1ww4 1 1r16 3 13tz 1 19ok 4 b0q e 2pr0 k 29ri
1 25i 1 49y 9 rfd 2 swp 1 z1r 1 10ps 3 19zt 3 1hp8 1 1lrn 2 1o9h 1 1sz2 6 15qo 2 18y0 1 1l6p t 1ws1 4 131l 1 17db 1 13pm 1 khf 1 1b7x 1 8bn d 2nyx n 26q9 7 25u7
1 25e 1 6bp 7 ncr 1 pd9 2 qwg 1 x27 1 yqr 3 1820 4 1k5f 2 1mpg 1 1rh5 6 17qy 2 1b0a a 20jx k 1y1g 1 1sov 3 142w 1 17iq 1 12zp 1 ioa 1 1cw2 1 8pd
1 478 3 dtj 1 g6s 2 ltn 1 l81 1 nae 2 ovo 2 wr4 3 163k 3 1e81 3 1l53 1 1pys 6 19sh c 22jj l 1u50 4 17qq 1 12c7 1 gwl 1 1elq 1 9k2 8 2sm4 s 28fk 7 26zp
1 4lf 2 9r6 4 hfy 1 ju0 2 lmc 6 1780 1 19g3 1 1bow y 2et4 c 18c4 1 19fx 2 eod 1 1ii7 1 cu2 y 2dyk 9 294g
1 2a1 1 59o 4 d90 3 i18 8 18nd 1 1dij 2 1gep 1 1lfp 6 1ihw 2 1lun a 2b5b 3 2x7j i 21ai 4 1b2b 2 cs6 1 1mlv 1 gnc b 2ukq 1 2up0 d 3hw0
1 36r 4 ba8 3 gfo 8 177p 3 1f5y 1 1k82 x 2krr 6 2338 4 1byz 2 cfl 2 io3 p 3ims 9 2hvu 2 2ek6
1 2du 1 67r 2 85k 3 dim 9 19fs 9 1naf 7 39x4 2 2qis 6 31lg i 24d7 6 b3v 2 knu c 2wyy d 3hvi 9 2i6j 2 2ent 1 2ff2 4 2jcn 2 2bjp
1 3v3 1 5o6 1 620 3 bu4 b 1auy 7 1pjx 2 1t3y d 33nv 9 2nyd 9 25xw 6 b8q 2 mr5 p 3htc b 2ff3 1 2g3h
1 4o7 1 6kv 1o e2m 37 mo
1 37i 1 6vk k 1uwi 2 1ykt c 33ia d 2pw1 a 1e9x 4 rug b 30wi p 2gz9 1 2hgf
1 3qb 2 6ai k 1x9t 7 2vyt 3 2kx5 f 2mve a 1b4n 2 a9o 2 q8h l 2usn 3 39o8 c 2dsf 1 2e98
1 xc 1 2sf 1 8wb k 2bl7 o 2l0e 6 25jw 4 18y9 2 9lo m 2sv6 1 2rry 3 36in a 2fd7 2 2bar 1 2bob 4 2ecn

1 679 1 7xy 4 lve 1 o8p 1 qtv 1 vz8 2 z0v 7 1ui6 9 2vou 3 2kmv m 1u6a 3 1758 1 tdq 1 9pc m 2qdd 1 2pb3 3 33yi a 2dbt 2 296u 1 29i6 4 2bzn
1 1s2 1 68p 3 fwi 1 ics 1 l4r 1 qik 2 tnj 7 1zja 3 2hq6 1 2tqx 5 2zcx 4 2qv1 4 30di a 2jyx 7 1vno 2 1hpk 1 181e 2 f8y 3 2t13 7 32aj 2 2xy7 a 2nzt 1 2n2r d 2cyn 2 28mc 1 28pe 4 2ae1
1 4hz 1 7ci 1 9fa 1 e4q 1 glc 1 jef 1 oto 2 rz7 7 20pi 3 2j0y 1 2us4 9 2ra4 4 308v a 2jp5 9 1i8d 1 17zt 1 st1 1 gqw m 2mwo 1 2m0z d 2cfd 2 281h 1 2829 4 29j4
1 32e 1 5m8 1 ay6 2 gls 1 m99 9 24yi 3 2ndh 1 2yug 5 33du 8 325b 2 31rn 7 2mr8 b 1af5 1 ust a 36t3 t 290w 1 28vu 4 29r4
1 2u4 3 e3x a 27ad 3 2puu 1 30un n 2l7c b vap 1 o13 8 37z7 8 2n2z k 2cxh 3 285w 4 28mq
1 5j1 c 27yw 3 2qpg 1 310a e 33zv 9 2jef b u99 1 ppt 3 33pt 1 2uw9 w 2avk 3 260u 4 2699
1 2kq 1 5rj a 2903 b 36cj 7 2zxf 8 2gwf 1 2fll 4 25kp 6 1848 1 sk9 1 ta4 3 36ka 1 2y23 z 21o3 3 223b
1 39r 2 bej 8 29sd b 35dh 6 2up7 3 2v1b 6 2fc3 1 2e25 7 1ubb 3 17oz 1 seh 1 vbl 3 380v 10 1zve 3 207h 1 1zg1
1 5sq 1 8c6 8 29qs 3 2sin a 2p8e 4 2rw0 2 2rmv 7 2cm4 1 2bd1 7 1see 2 1lbz 1 16au 1 rgj 5 30sd 1 2inc y 1wyy 3 1x8h 1 1wd2
1 2qn 1 37x 1 8az 6 2aeg q 28be 1 2749 2 24g4 2 206l 3 1pu5 2 1kv1 1 150m 1 re9 1 11ov 1 21vz 1 1h17 1 3abp 1 332n 1 2lyx 11 1sg7
1 4zv
1 54n 6 2aye 4 2x5h k 2dff 2 2612 1 24v7 2 22ng 2 1yw1 3 1onx 3 14re 1 s1b 1 14ea 2 1j72 2 34cw 1 2ny7 11 1pwe
1 2us 2 546 1 6fl 2 2d4z 9 2soa 2 2vjg d 2bgh 5 213w 2 1y9j 1 1w8t 2 1oc6 3 1657 1 uw5 1 19ba 2 1nl7 3 2rzy
1 1ky
1 46t 1 2ko 2f 5tu 2 4cy 1 6bw 3 dyq 2 h0n 1 voh 4 k3b 4 uim k 11jq 1 1hah 3f 1whx 1 1uen 4 1vl0 1 1wcd 1 1ysj 1 202q b 1m3o
1 1nd 2 2hpi v 215o 3 1rjd 2 1r2b 1 1aie 6 3c59 16 691 2 7m1 11 1ggo 1 z6u 3g 1ubo 2 1whn 1 1x4n 1 1zhd 1 20oh 3 21kd 2 1y5h 7 1fyt
1 1qi 2e 4nl 1 ekq 1 60e 1 82b 1 alp 1 diy 1 f0g 1 hn5 1 hyd 5 kwa 3 svo

1 2p7 1 4yb 1 iw1 4 1mrt 2 13d4 1 u4e 1 18gi 1 syl 2 1bd1 a 14us 3 1aog 3 12l0 3 uiz 2 v74 1 qrl 2 1j0m 1 1kt5 1 e9o 1 1369 3 qe7 7 1kyg x 1jz4
1 2fl 5 1l8x 2 128b c 19kh 6 1bdj 6 vwh 2 xoh 5 ge1 b 1kyq b 1xov f 1hnk
1 ebg 1 qvj 3 1j4m 3 sio 2 qkp 2 1933 1 1cd4 6 1850 6 1avk 6 w48 2 z7h 5 hjs 2 vb6 1 qbr 1 oea 9 1ksg
1 eyc 5 qrf 2 up4 1 k9c 1 s07 2 12v0 6 117q 9 13st 3 109i 3 1827 2 21fs 1 22n1 1 rqk 1 1kh5 1 j3g 1 hmz 1 r8v
4 hic 1 c9v 1 g1e 1 fsh 1 ay9 1 gwi 1 mtl 1 o32 6 nsj 9 wsr 3 xki 1 18ma 1 1cix 3 28ay 2 xbq 2 myf 1 r6s 7 10h3
1 6j3 2 1ps 3 8e4 4 cz5
1 3lc 1 838 1 hcr 1 uhf 1 c40 4 c2p 9 u6a 9 1b5p 1 1mk4 12 l7i
3 x8a 1 ezy 2 sjq 2 d3s j 1oh2
1 cos 2 8q6 v ttq 1 11nr 1 1juh 6 v4d
1 dck 1 5db 1 b2y 1 9v7 1 an2 1 c9z 1 ej7 5 c2o 1 eck 2 hft 6 qja a 11nq 1 2612 1 xjr 1 1320 1 1hu6
2 553 1 5gm 2 mb1 6 g0h 3 cbx 6 h20 3 ih1 7 p30 2 12hs b t0k m uhq 2 xib 6 158z
2 ebm 1 9i1 1 8kl 5 d58 3 go7 a zom 1 1b9t 7 2baq 1 yjt 1 153f 1 1la4
1 7vv 1 ile 2 nl9 n 2bcd 1 qnp 1 1v3q 2 107y 1 1b3s
1 ccz 7 am8 1 9iq 1 9fw 1 9cq 4 g48 2 gz8 3 lee a 17iu c yb9 7 13ce e vd5 1 wpp
1 5ip 1 67y 1 6tu 1 9sk 1 6nx 1 3wb 1 3su 1 7qn k 17nk 6 cxn
1 3z5 2 bwb 2 8v4 l 2gxp 3 1tpx 3 edt 2 frp
1 5wi 1 87s 1 5yl 1 65f 1 7cg o c25 2 aps 1 b1r
1 42e 1 ih 1 3sk 2 7fl 3 epe 1 fi6 2 b8j a 27j4 7 7u5 2 6jj 1 6nd 1 6i1 1 7k3 1 8g1 1 bb1 n ptn 4 ubb 1 thi 3 vvn
2 7g9 1 91h 5 jbr j 42h 2 2jz 1 3q2 1 618 1 7xu 1 9v8 o t9t 4 xhq 1 wm7
1 3ev 1 539 1 6z9 1 7r2 2 e9x 1 f6h 2 aw3 h 8c3 2 70l 2 6x5 1 7vz 1 8mz 1 bbx n pl6 4 u4t 1 tbd
1 1pb 1 4vl 1 5zr 2 dwm 3 bip 1b qqt 4 vm0 1 uv1 3 xyc
1 42n 1 5aa 5 bxg e 19kd 1 1ewx 9 fes
1 18q 1 5ts
1 4nk 1 8n2 3 7x5 l dxa 1 e2s 1 dhq 1 dwc
1 5ir 3 77k 2 a6y 3 ied 7 wfz 1 223u 7 j68 1 hmy 1 hd9 1 g6g 1 fa9 1 gti 9 uk5
1 4z0 1 4su 1 4o1 2 7ca 3 ha2 c m9q 2 l6p 1 kkn 2 h6a p es9 5 jq6
1 1ev 1 4c5 9 1dlt 1 1sd8 9 lji 1 kch 1 h5x 1 fsk 2 a79 1 aoq 1 esq 1 hjz 7 m13 d b4q 2 ff6 2 gcr 1 frf 3 kdg
1 5pe 1 9bg 1 8h1 2 d8p 2 pn7 3 1c6z 1 1qym c h6o 2 bge 1 bst 1 fik 1 i3w 7 med d a7l 2 ed6 3 f0v 3 jzh
4 hu2 a 1jkm 2 1y03 3 hfh 1 ggl 1 dmr 1 cl7 1 amr 1 8ja 1 9t3 2 igl 7 ndb d f9v 2 jnu 2 kba 1 jmx 3 nle
1 1dw 2 5hv 1 9cp t uog d e8v 1 fxf 1 gdb
2 6uk 8 r5c 2 1jam 7 pcf 2 mci 3 nww 1 qbk 7 u9f d ec4 2 gse
1 6x1 1 187 1 ah2 1 hij 2 xxi 2 1vnw 1 hp4 e xsi 1 zrx m ld5
1 7gg 1 clh 8 1nbb b ouc 1 rc7 1 t41 1 vkf 6 w76 d e70 1 f3i 1 epk 7 jtu
3 q50 1 z2m 2 1wkd 4 1hvf
1 8wf 2 nrf 1 13gb 2 jrx 2 1rjt 1 1pvh 1 1o53 8 10y5 1 10vn 1 12ee l nfo 2 li0 5 thp 2 mzv
1 a5j 1 h2f 3 i0r 2 1smf 13 xqe
1 gla 1 tvk 2 hbf 1 vnf 1 1qm9 2 1ct8 9 1j5y t 1b9h
1 fsm 1 11me 2 z1p 4 1zrq 2 1ysm 3 1t8j 1 1qq9 1 1mr4 1 1m6a e 290k 8 16oa 2 12wr 1 13lo 6 zw3
1 qh3 1 1b61 1 w9p 1 2j34 1 2ci4 1 1xwg 8 20sv 9 1xo3 1 1whf 5 2if5 8 1k4c 2 1fwd 1 1g63 4 1iu1
2 ian 1 2e0q a 2nxc 9 2nud 1 2mky 4 36yq 1 38vp 8 288n 2 24hd 1 253v 4 28ow 2 20yl
2 1aqz 1 17bu 1 14hx 6 1dqo r 12mk 7 15ww
1 1w58 1 1nil 15 1xpp
1 92p w 1wtc
1 jss v 1zb5
9 27ka
1 qa 1 1qc 1 2a8 1 69n p 6jq
1 2g0 1 2xs q 5tx
1 2qr 1 6ga 1 8kg 2 ezk m 831
1 41i 3 cuh
1 24m 1 4oy 1 8x7 n plr
1 2tj 1 71i 1 8zd
1 4b8 1 68u
1 21x 1 8i9 l gt1 4 ka5 1 jcf 3 krr
1 6i6 l fsx 4 iv6 1 hwz 3 iwv
1 3f3 1 5u1 1 70b 1 7n0 2 70c 3 9h9 c fd8 5 fjz 3 egf
1 2ic 1 3op 1 4c8 2 3no 1 6iq 1 54z d g40 5 f5s 3 cm1
1 17a 1 1us 2 1jq 1 4xa 1 40j d id2 5 gyx 3 djx
1 vw 2 1sp 1 42k 1 4sw 1 2jo 2 c9j 1 iuz
1 m8 1 2oh 1 4rw 1 5lx 1 28x 1 6ex

1 4cv 1 3hc 1 436 d l8v
1 1ji 1 593 2 dvm 1 jq7 1 lyg d he4 3 cjw
1 6mk c ibx 5 fw4 3 b7o
1 487 1 9pw 1 gd2
1 7fk
1 70t 1l 2ynj
1 2e7 1 4hi 1 77j e w8y p 35s8
1 2bu 1 4z5 e yg4 n 31gc 1 32df 1 34rt
1 2x3 12 34g2 f 2t57
1 6hy z 3447 2 35u6 f 2uoy
1 bh9 w 34g5 1 356t 3 39v5 f 2z4n
1 57k 1 5l7
1 f4 1 3zj
1 3va

1 2jy 1 4jm 2 5qr 1 5bs 1 6ev
1 2cn 2 88x 1 7tx 1 7gw 1 bbq
1 2cg 1 5u8 1 6pe 1 59t 3 70k
1 3p1 1 4k7 1 2z7 1 6vu 2 5xg
1 10m 1 rq 1 584 1 7o7 1 75v
1 1og 1 633 1 6sm 1 812
1 4im 2 6i5
1 340 1 7wd


1 b91 1 5gx 1 7hs 2 azi 1 bnw 1 e6h 1 ec3 1 rof 1 ecy 3 h1l 3 os9 1 qlf 2 vrn i wph 1 1c3y 1 1ald 1 txg 37 23ct 5 1wm7 1 1s29 1 1pum 2 1o34 2 1qbs 1 1r0d 1 1tem 1 1un9 5 1seq 1 1qgw 5 1gl1 1 1c54
3 i6f 1 jhm 1 igm 2 jqw 1 rjm 4 l31 3 qk6 1 qtq 1 t1r 1 v0k 2 1203 1 13ib f t82 1 16bp 1 12mb 1 kg9 3c 1te0 1 1og2 1 1lxd 1 1k4c 2 1hyd 1 1js9 1 1k38 1 1m5y 2 1mqa 5 1h3x 5 162q 1 113h
1 23i 1 4pc 2 9oe 2 cra 1 rop 8 qhv k y1c 1 1e23 1 1don 1 y30 3e 1qko 1 1q0q 2 1puz 1 1sei 1 1ta2 1 1vtd 1 1x6j 1 1xqr 5 1u57 2 1syu 2 1oc5 1 1l2z 1 1h43
1 3u1 1 6u6 w y92 1 1eff 1 1eix 1 zfp 3i 1sru 1 1tq5 2 1xq7 1 1yft 5 1v6z 2 1u3h 2 1pky 1 1mja 1 1itc
1 318 1 5ef v uru 1 1b18 1 1bm2 1 xf2 3f 1me9 1 1m4d 3 1qde 2 1ugd 1 1vb9 5 1siq 2 1rjp 2 1n8m 2 1hj1
1 33z 1 5rg 1 65k 2 5u4 t 1a3z 1 wxv 3r 1r7v 2 1qdj 2 1mai 1 1k2k 1 1hkt
1 2oi 1 33f 1 icp 1 2t3 3 6ad 4 h4k k pli 2 173n 1 ubr 3f 1h1a 1 1gta 5 1pfy 1 1qgt 4 1our 1 1o8n 2 1nfi 2 1jf3 1 1hdd 1 1f7o
1 uk 2 8h 3 41q r u2g 3r 1n0i 2 1mbn 2 1ij1 1 1gv0 1 1f8w
2 zp 3 38v 2 8ox m mvx 2 14wv 1 ta3 3m 1nyv 4 1mik 1 1m5z 2 1lh4 2 1hoo 1 1g1h 1 1ehm
4 c70 2 7d5 1 4v8 1 191 1 1l8 1 45m 2 be4 g 92u 1 oqr 2 ofy 36 1bf4 6 1571 3 yqv 1 yot 1 zo2 1 12l9 1 13w2 2 18ay 1 19wp 4 1932 1 19u3 3 18x9 1 170w 1 17cw 1 18u3
1 1po 2 46e
1 3bg

1 2gw 1 5j6 1 89k l jzu 2 12gu 1 s2r 3g 1atp 1 1bn3 1 1egv 8 1jvy 3 1j7e 1 1hwn 1 1fmy 1 1ee7

1 2xu 1 64e k fz1 1 w12 1 z92 1 riz 3m 1h53 8 1f6v 1 1d3n 1 1cmq 1 1ct9
1 3q4 1 6dm 1 8yi l r87 3u 1dga 1 1bgy 1 1bfh 1 1c8d
1 2qe 1 5d7 i a57 1 py8 1 tq4 1 oq4 3m 1b3p 4 1a8h 1 1awl 3 19w9 1 17ye 1 184i 1 19cr
1 2nz 1 6h4 h 8m4 1 nr1 1 s7t 1 p3k 3c 13np 4 xdz 1 ygx 1 11fk 1 12s4 2 178g 5 1898 1 197j 2 1954 3 17aw 1 195d
1 47d 1 7ay 1 8xi f 7am 1 let 1 qhr 1 p8q 36 179s 2 vq8 4 111h 1 wrh 1 uu5 1 upn 1 urm 1 vx1 1 ywq 1 10ar 2 14s8 1 16lc 4 161y 1 178y 2 17ar 2 154a 1 165e 1 18kt
1 3tq 1 5ex 2 avh d 9sg 1 kpw 1 r9z 1 smb 3r 17am 2 17m3 1 17gq 1 160m 1 17rk 1 1b0l
1 1n8 2 73s d aft 1 hvv 1 pdz 1 tcu 3b zat 2 ptc 1 o2x 1 og9 1 oy4 1 qnr 1 tsz 1 vfd 3 12c1 4 12i5 1 14oe 2 156e 1 159u 1 1415 1 16dd 1 1aei
1 2pi 1 5iy d bi7 1 h6i 1 p5v 1 u8r 30 14j7 3 13nn 5 mtb 5 o7m 1 mil 1 mzs 1 nla 1 pfg 1 slh 1 u9j 3 11a9 4 11m3 3 14lj 1 14tn 1 13ow 1 16bb 1 1aoq
1 347 5 de0 3 h0h 5 e45 1 hoz 1 qcn 1 wol 4 tj2 6 130i 1a 1cg4 2 1ct9 2 1bm8 2 1b42 1 1cet 3 1cwi 5 1cnk 2 1cmw 2 1bnu 1 1bjx 2 19yt 1 1ayk 1 1cij 8 1et2 k 11v9 1 13v5 2 1123 5 kfz 3 vh0 1 q3y 1 maa 1 ksn 1 lod 1 mkt 1 oqe 2 tp5 3 10xj 4 11l3 1 14cx 4 14mf 1 17no 1 1cgy
1 4y5 1 85y 6 dy5 6 kre 6 qm6 1i 19y4 2 18tr 2 18ej 1 19qn 3 1aap 5 1a64 2 1a5w 2 198t 1 19a1 2 186b 1 192e 1 1aip s 112g 1 11bg 1 zgi 1 10mi 5 kvy 4 qxe 1 njr 1 md9 2 ov3 1 r8n 2 w9h 3 13ln 4 14fb 1 17ch 2 185z
1 3fh 2 3z2 1 5me f mgh 1k 14us 2 14ls 1 160f 3 16p7 2 17c1 7 160x 1 16bx 2 164h 1 16tn 1 182u s 10sz 1 xwd 1 10vm 1 10yi 3 yqb 2 mx0 2 13dc 3 qk4 1 pry 1 rl7 1 t12 1 vmc 5 183u 4 193q
2 k6 1 2au 3 68x 6 su3 6 jc9 1k 11rx 2 11m4 1 131y 3 13t6 2 14ih 7 13cl 1 13ta 2 145s 1 14qg 1 15ux s 102o 1 v58 1 11ax 1 10mr 3 zjl 2 nzx 3 z7v 2 s8j 1 rqt 1 tvx 1 viz 1 ya1 9 1c0j 1 1f8h 2 1g5m
1 14k
1 1xe 4 8nn 2a 133e 1 13lh 2 142g 1 14m4 1 15pk s 107p 1 uvg 1 11mb 1 10u5 3 zwv 2 oes 3 zlq 2 spl 1 s8v 1 uex
1 2e4 2 3z0 1 6ru 5 utx 1s zd2 1 10ta 3 11le 2 12bp 7 1185 1 11rk 2 12eu 1 12wv 1 13yp s z3q 1 szu 1 113r 1 zxc 3 zmi 2 od2 3 zdz 2 szi 1 spk 1 v34 1 wvh 1 zqx 9 1doa 1 1h25 2 1i1s
1 8kc

1 2u0 2 7o4 3 y4l 1 17a1 2 8yx 1p vfm 1 ww8 3 xpc 2 ygv 3 y2o 5 y40 1 ysw 1 z8i 1 zm6 1 10jk s xa6 1 p78 1 10lf 1 yjy 3 zm5 2 p38 3 zj5 1 veh 1 u75 1 uac 1 x0z 1 z1o 1 123p 9 1gam 1 1jyv 2 1l35 1 1lwz
1 2kf 1 4wz 6 6ca 1 73b 1 8g6 1r vqd 2 wl6 3 wa7 2 wcg 3 wmv 1 xlk 1 yes 1 yn2 t xrh 1 nic 1 11yq 1 zd4 3 11a5 3 18dc 2 11a8 1 xe2 1 whg 1 wpl 1 zkb 1 11nc 1 14qz 9 1izq 1 1mpv
1 2j8 6 465 2 6oq v 7fn 16 vhp 1 wpy 1 xw8 1 xz8 t ygj 2 13et 1 10cb 3 12zc 3 19wl 2 131y 1 zd5 1 yp2 1 z11 1 11yp 1 143f 1 1786 c 1qez
1 2mg 5 1v3 1 2bc 1 4po u 7i8 1 4xo 17 v1k 2 wgv t y69 2 13vy 1 10bu 3 13r3 3 1agf 2 13wq 1 10hp 1 105e 1 10n6 1 13pp 1 15xk 1 194m 9 1nh5 1 1rd9 2 1skm 1 1thp

1 gcb 1 jn2 1 izu 30 1f3p 3 1dpm 5 w2k 4 10dz 1 vli 1 t92 1 s5s 1 rj4 1 rwl 1 ulq 1 vp2 2 zxs 1 118y 4 106d 1 10ri 5 yvj 1 11el
1 9xx 1 ou5 1 16uc 2 17wz 1 19id a 1l5h 16 1rw4 2 1rzj 2 1qc4 2 1pcc 4 1qfx 2 1qgl 3 1phf 2 1pe8 2 1o56 1 1n89 1 1lq1 1 1j2v 1 1kjz 1 1mke 8 1nav k 16la 1 1hgd 2 13z3 5 mwh 6 gry 1 e3s 1 cgm 1 bwb 2 fdb 3 l78 4 ktu 1 n11 2 ngk 1 nwk 1 n3w 1 qyl 1 xdj
1 iq7 1 1g5s 2 1hfl 1 1j5p a 1uv4 16 21pt 2 21uo i 1x25 1 1vfh 2 1u4c 1 1w6o 16 p8w 1 ltt 1 je3 1 h4x 1 hzi 1 hu6 1 jn2 1 kjc 1 kab 4 hxo 1 hc0 2 gzd 1 gbo 1 eqp 1 hdh 1 nh3
25 27l7 1 25vn 1 2732 1 28tk 8 2aig n 1slo c 12ve 1 10wx 1 zbf 1 10l4 3 1355 1 12f8 2 12xo 2 zd2 1 wqd 4 qc3 1 n6w 1 leo
1 sb 1 2w0 1 5l9 1 6pr 1 73x 2 aaj 7 ef7 2 fxy g 616 1 3c0 25 zea 5 uhd 4 10d7 1 10b7 1 10yd 1 145c 1 16g8 1 19pi 9 1o44 1 1s5k 2 1tfk 1 1ug7
1 349 1 5mx 1 6my 1 6vw 1 88e 1 9r6 2 chg 6 hnd 1 fdg a hp8 5 7yz 1 5b5 1 2ok 16 rv7 y 13yv 7 1aku
1 2r9 1 47p 1 4qb 1 6qd 1 92f 7 des c htz 7 3nm 24 11q2 4 1247 2 tyz 1 18cv 1 16g9 1 12fi 1 zle 2 10tw 1 1474 1 16mc 1 19yl a 1sob 2 1u2j 1 1v8z 1 1uv4 1 1yrt
1 1zt 1 2t3 2 836 m c5m 3 7pw 1 55u 22 tep 2 10y3 1 w6g 3 11nw 2 uaw 3 122k 1 zlr 1 10do 1 11g0 1 14y5 1 17gr 1 1av3 a 1tr1 2 1v8r 1 1wk1 1 1was
1 wh 1 3cp 1 6aq 1 5nz 4 7ny f fo3 4 81c 1 7bu 1 5c2 s gr2 1 iah 3 jb5 2 kb8 3 k6v 2 kag 2 jz1 2 n4q 1 p8k 1 owo u bz5 5 130x 5 13he 1 1179
1 2im 1 5f8 1 4z1 1 85m 1 7p2 2 6wg h a5w 2 7bs 1 6ve 1 57q q g7p 2 geu 1 hz3
1 34u 1 2nn 1 5tq 1 5dv 1 6m5 1 4xs 1 783 1 7fx f 8gi 2 646 1 6lg 1 602 o f8v 2 eu4 2 fbq 1 gxi 3 i5u 2 jcw 3 jgk 2 jli 2 jiy 1 l9s 2 q5o 1 ple t wfw 1 c64 1 14yp 1 zlb 6 1bjr 1 1a1x 1 16je
1 5g1 1 2sl 1 48g 1 6jt 1 6hg 2 4da 1 87a 7 61a 2 ciq 2 934 1 9he 2 5up 2 4jl 1 69t 1 74t
1 436 1 2rt 1 44e 1 2hc 1 4qp 1 5rh 3 8lm 5 4bp 1 76v 6 a2z 2 8it 1 93p t dai 4 g9e 2 hke 3 htd 2 hz7 2 i2w 1 k2d 1 mlo v x73 1 bfo 1 169l 1 10jl 6 1csh 1 1bgj 1 185j 1 169k 1 17hy 1 18qh 1 1cbw 1 1ewk 1 1ibx a 21ab
1 1k5 1 3zp 1 3uc 1 58r 1 1sn 1 5gf 1 2ww 1 5lw 4 5ly 1 3if 1 70k 4 7p0 1 8qn 1 62b 2 6a6 2 9tz j 84q 1 8du
1 2gc 1 2b9 1 3qu 1 33p 2 39d 1 5vu 4 439 1 1yw 1 5j7 3 7yj 5 7rb l 6m0 1 6w8 1 7p7 1r 1e05 1 1asc 1 18z8
1 1x6 1 1b3 1 5hy 1 88f 1 5m7 1 88q 1 65m 3 2uy 1 1j5 1 38x s 6zn 1 4yr 1 55i 1 5lj 1 8by j g7x 1 ijs 1 lic 1 p46 1 o3s t yek 1 b6f
1 2c8 1 5cr 1 86u 1 5ji 1 82e 1 81d 3 4of 1 2sq 1 4wq t 6s1 1 6t0 1 78q 3 ah0 2 acu 2 b8c 4 e9t 2 fnb 3 g07 2 g6n 2 gf6 1 iku 1 lc5 1 oox 1 nsx t x9p 1 aj1 1 16t1 1 10s0 6 1d90 1 1c2z 1 18zw 1 17dy 2 1a7v 1 1dvl 1 1ghv b 22yj 2 24jt 1 25zd 1 25tc
1 6rq 2 6vz 1 9e3 1 6fe 3 3f2 1 2sk 1 2ll q 885 2 76n 1 558 1 4r1 1 4y4 1 7er 2 852 2 862 2 99g 4 cdb 2 dto 3 ebh 2 eil 2 ex1 1 h99 1 k8q 1 nwg 1 mv1 t xht 1 a2x 1 17gh 1 115c 6 1dst 1 1cst 1 19xu 1 18lx 2 1bs8 1 1fhw 1 1i5m d 26bk 1 27tz 1 27qr
1 3xd 1 2p8 1 509 1 aa0 1 7tr 1 8i5 1 71x 1 50q 1 8l1 1 8be 2 4ym 1 63l 1 7km 1 5t7 2 6zq 2 b4z i a87 1 9kn 1 9y2 1 ar1
1 2pk 1 2ho 1 6fd 1 3ym 1 4m2 1 9qg 1 7ps 1 att 1 4fb 1 63d 1 34f 1 5km 1 8ce 1 8kv 4 eyv 1 7ay 3 dp5 c 90e 2 6dl 1 89c 1 91x
1 2r2 1 8lv 1 65t 1 6vi 1 76a 1 555 1 8pg 1 6vh 1 8qk 1 4yr 1 6sd 2 7xi 4 cpn g b74 2 8k6 1 9p2 1 a2h 1 avg
2 3wg 1 4lc 2 7rk 1 aun 1 4s9 1 7uq 1 5ki 1 7xu 2 a5m j a1q 1 8xj 2 6am 2 93l 1 a5k
1 2rd 1 3ba 1 3eu 2 4j6 1 3tz 1 84w 1 8c2 8 60k 2 c10 1 bla 1 anb 2 a66 3 76y 3 79w 2 5mq 1 3o2 2 162 1 1wr 1 2te
1 q1 3 78z 1 145 1 5f2 1 5sp 1 8c4 2 cga 7 9q3 1 9sh 1 9k2 2 96w 3 6rb 3 7em 2 6bw 1 58d 2 2oy 1 4ky 1 5go
4 sa 2 67e 3 d12 5 2t0 2 903 1 93n 1 8zk 2 8nc 3 6dj 3 75k 2 69a 1 5fq 2 33r 1 545 1 61b 1 78f 1 a4j
1 265 1 2u9 3 bnc c dsz d 4af 1 2kv 1 31g 1 44y 3 87w
1 3uw 3 9ub q 4ov 1 4z5 1 5wm
p 837 1 5qm 2 4wu 1 2p9 1 27l 1 2eg 1 59h 2 66n 2 6qg 2 86x e gze 1 k7t 1 o73 u yru 1 b2y 1 192u 1 12jj 6 1fbe 1 1egq 1 1bsr 1 1aom 2 1e36 1 1htx 1 1kig
1 4id 1 5nd 1 82w 2 cn6 5 2yk 1 7jf 8 71d 3 7vt 3 676 2 3ru
1 4q5 1 6pu 7 7cu 1 bwn
1 2lf 1 5o9 1 7b0 4 f23 1 8jr h 8ap 1 a6g
1 36q 1 60m
1 4jx 2 8b2
2 3w6 1 6nl
1 172
1 2y4 1 5e4
1 30x 16 ru8 19 1697
2g 142a 3 1cya
1 4od 1 68u 1 6sm 1 7iv 2 7cp 3 64j 3 7dl 2 78e 1 7ap 2 5ky 1 7qy 1 8m4
1 45w 1 6sh 1 99u 2 9f1 3 9nv 3 b5v 2 bix
1 374 1 6dm 2 6qq 3 8bp 5 axf 1 c5d 2 bc5
1 3br 2 3sj 3 65h 5 910 1 aqr 2 ao1
1 pk 1 m3 3 3tk 3 5e7 5 9jx

1 qe 1 v4 1 38p 3 4t7 5 928


1 1iq 2 1lg 2 2x6 1 4zt 2 61h 1 80w 1 8g1 1 9oq 1 ckt 2 drm
1 1nq

1 ic 1 1zi 1 4dt 2 63z 1 7d2 1 84v 1 9dk 1 c9r 2 dgk

1 2f5 2 4i8 1 5h2 1 68u 1 7hk 3 bkg
1 l4 1 2qu 1 34n 1 3wf 1 554 1 815 2 97y

1 28c 1 359 1 4bl 1 77p 2 8eh
1 y7 1 26j 1 52m 2 69f
1 18z 1 45d 2 5cc 2 6s8 2 8r1 d fan 1 hyd 1 lbu 2 o6q
1 2xl 2 449 2 5js 2 7k1 d e4r 1 gt9 1 k7x 1 og2 1 n3n t zup 2 1ag5 1 13pr 8 1de5 1 1chr 3 1jwi 1 1mlv
1 dc 1 1dk 2 3o8 1c zi2 1 ce6 1 1ag9 1 13gw 8 1dqf 1 1d7h 1 1fk7 2 1l4c 1 1nvb e 2dxt 1 2e2r 2 2os9

1 dw 1 2kb 2 4rw 1 604 3 7l3 18 19nu 1 12li 8 1d2p 1 1cpm 1 1f7d 3 1nmc e 2drj 1 2dza 1 2iur 1 2p0z

1 qo 1 28q 1 3if 3 53d 2 6oe 3 7nc 2 7th z w1n 2 175a 1 101v 8 1amp 1 1ae3 1 1d0j 2 1iqz f 2bqm 1 2c1p 1 2h3e 1 2njo

1 1mm 3 34v 2 4oh 3 5h4 2 5pr 2 6m1 1 9c8 1 cu7 1 h9c 1 fs7 t txc 1 81t 1 1541 1 xyb 9 18nm 1 1bfw
1 eq 1 26m 1 1p8 2 3bk 3 4bs 4 5q3 3 glv u tt7 2 1557 1 xvi 9 193a 1 1c1f i 2bhy 1 2gua 1 2nq7


1 1a4 1 1ng 3 2qa 4 49v 1 703 w sr2 1 944 2 wu6 6 19ng 3 18i8 1 1bma j 2gpz

1 9q 2 1d9 2 1m7 2 329 1 5od x 9hg b 17x3 1 1b6p j 2gix
1 1ta

1 sw 1 9d 2 1pg 1 4eh 6 cee q qdo 1 8wz 9 179q 1 160u 1 16nw 1 19zl j 2ff5

1 n2 1 1ht 1 46u 1 7nn 6 fj8 q 8xw a 15tq 1 16hq 1 19u5 j 2fan

1 2rh 1 6c0 1 ax5 u oo9 1 89z 8 15is 1 15kb 1 14c3 1 1514 1 18ew j 2dxj 1 2lf2
1 3ky 1 87p 2 5nu 1 77f 1 82y 1 bgd p mc5 1 9dk 7 11fp 1 1332 2 129c 1 1392 1 16ur 1 195h j 2kbg
1 4o7 1 2zf 1 23u 1 3np 1 4j7 6 70w k j7o 1 bc4 6 xbu 2 zs6 3 10r2 1 14m4 1 170o
1 1up 9 55l k ewy 1 e88 7 wfj 1 v8c 1 voj 2 x27 1 117h 1 13pz
1 291 1 3e1 1 4vp r dhp 6 uzl 5 ysr 1 12vn 1 15d8
1 1ml 1 2o9 1 613 5 4z2 x 1520 1 17iv
1 2zs 1 6bl 5 3eg
1 3e9 5 5qm
1 11i 1 1sg 3 8p1

1 z0
1 10e
2 28k
k hr6 9 wut 1 xsb 2 10hn 1 14wv 1 17ij
1 1yk 2 1ze
1 eg 1 d2
1 fk
1 c2
1 9q 1 1z4 2 2pi
1 26m 2 2xk
1 1ae 1 12c
1 ge
1 b4
1 s2
1 2te 1 32k
1 jq 4 pk
1 39i 1 44w 1 48i
1 122
1 cs

1 4w4 1 3dy


1 npg 2 46q 2 ezw 2 e9q 1 jv8 4 iud 1 nht 1 q6l
1 y98 1 rit 4 zxo 1 xl4 1 14d1 2 11dw 1 10xa 1 13il h 22bf 1 22pi 1 27yd
1 7ky 1 44x 1 40t 1 4fr 1 3h1 1 er9 1 6t6 1 5fs 1 5nn
5 hsr 1 cwq 1 ctb 2 fnr 1 kk4
1 1ke 1 1x9 1 236 2 5v4 1 2wv 1 2ig 1 7wx
1 fn 1 rn 2 7au 2 1o3
1 14i 1 bx1 1 7nu 1 4q9 1 1a6 1 6bj
2 7kw 1 4xt 1 29i 1 6wb
3 bdn 1 6hh 1 684 1 7xd
1 3hr 1 8ca
1 54r
1 5er
1 533
1 2qs 1 6i9
1 3wx 1 6s7 g 13fq 1 1bie
1 2xm 1 6dm
1 3hr 1 6ml 1 8ih b q8s 1 qu2 1 wqn 1 14y9
1 375 1 52l 1 7vp 2 clf 5 j2a 2 kuf 1 ms0 1 nfr 1 tgs 1 11u8
1 20q 1 4v6 1 6l6 8 ith 1 l1a 2 sed 1 1134
1 2v5 1 4ly 1 7js 5 ezn 2 h1i 1 jdf 1 kj0 1 r0z 1 zub
1 1tk 1 596 2 78h 2 8d3 3 g52 1 iqy 1 k96 2 zy2
1 3u8 2 5ss 2 7cn 3 fbv 2 jsl
1 p0 1 20r 2 44q 5 gzn

1 eg 1 3ov

1 5q0 2 81t
1 14a 1 2gd 1 5gw 1 7t8

1 356 1 5mm
1 2vp
1 75p
1 98h

`

/** The ports that a river or a channel leads to, and no open water. */
export const SEA_PORTS = `
Brunsbüttel
Hamburg
Bremerhaven
Bremen
Wilhelmshaven
Amsterdam
Rotterdam
Antwerp
London
Hull
Southampton
Rouen
Liverpool
Glasgow
Limerick
Oslo
Szczecin
Saint Petersburg
Stockholm
Trondheim
Narvik
Murmansk
Arkhangelsk
Nantes
Bordeaux
Seville
Izmir
Galati
Mykolaiv
Rostov-on-Don
Umm Qasr
Basra
Bandar Imam Khomeini
Haldia
Kolkata
Yangon
Palembang
Surabaya
Bangkok
Ho Chi Minh City
Haiphong
Guangzhou
Shanghai
Nanjing
Incheon
Kanmon east
Hiroshima
Bingo
Nagoya
Tokyo
Valdez
Seattle
Tacoma
Vancouver
Portland
San Francisco
Oakland
Guayaquil
Punta Arenas
Ushuaia
Melbourne
Buenos Aires
Rosario
Porto Alegre
Belem
Macapa
Manaus
Puerto Ordaz
Maracaibo
Houston
Beaumont
Lake Charles
New Orleans
Baton Rouge
Mobile
Tampa
Jacksonville
Savannah
Wilmington NC
Norfolk Virginia
Baltimore
Philadelphia
New York
Albany
New Haven
Providence
Saguenay
Quebec
Trois-Rivières
Montreal
Cape Vincent
Toronto
Hamilton
Port Weller
Port Colborne
Buffalo
Cleveland
Toledo
Detroit River mouth
Detroit
Port Huron
Detour
Mackinac
Milwaukee
Chicago
Sault Ste Marie
Port Harcourt
Douala
Matadi
`

/** The edges that lead through a passage. */
export const SEA_PASSAGE_EDGES = [
  { from: 'Brunsbüttel', to: 'Kiel', passage: 'KIEL' },
  { from: 'Strait of Dover north', to: 'Strait of Dover south', passage: 'DOVER' },
  { from: 'Gibraltar west', to: 'Gibraltar east', passage: 'GIBRALTAR' },
  { from: 'Bosphorus south', to: 'Bosphorus north', passage: 'BOSPHORUS' },
  { from: 'Port Said', to: 'Suez', passage: 'SUEZ' },
  { from: 'Bab-el-Mandeb north', to: 'Bab-el-Mandeb south', passage: 'BABELMANDEB' },
  { from: 'Hormuz east', to: 'Hormuz west', passage: 'HORMUZ' },
  { from: 'Malacca Strait south', to: 'Singapore west', passage: 'MALACCA' },
  { from: 'Sunda Strait west', to: 'Sunda Strait north', passage: 'SUNDA' },
  { from: 'Balboa', to: 'Colon', passage: 'PANAMA' },
  { from: 'Punta Arenas', to: 'Magellan east', passage: 'MAGELLAN' },
] as const
