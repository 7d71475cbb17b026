// Written by test/tools/sea-graph/derive.ts from the waypoints, the listed channels and Natural Earth 1:10m. Not by hand.

/**
 * The edges of the sea graph. A line for each waypoint, in their order: for each neighbour of a higher number the step to its
 * number from the one before, and the length in tenths of a kilometre, both packed.
 */
export const SEA_EDGES = `
b?ac0te*-zc*Aye+5mb+Gcc+@bc+8fc-=xc-Cpb*Dub*Mhb,Plw1@jf+(bb+;yb+Rj)b/Bt>k*Tlb+/~
b?u*aH{

b<kc7ab)Zzc*;bc*Scc+-pd+;wc+3qc-<pc-Bhb*Bxb*Q|b,Ta|+-|b+A{b+Xl)b/Ff>k*Qvb++q
b=a


b2kb=fcVac)2mb)Ekc)Avc)Xdc-6jb-Eyb-D}b*Fwb+Wrb-Jmq0Gsl,?sb,Sib-6f?l).qb)3mb,?hb-.g

b6abAjcRjd)0ac)Vfc-?ob-Ntb-Owb*Ukb,7bb-[zq0O|l,Sjb-3db-Jc?l))cbYhb,Ha

b>ubBvbTlcX{c*+fc-Opb.*ab.-db+6qb,Ojb.>q|-7pb-I}?m)1mbVsb,W{

b;ec>vc)Tnc-G{b-Vcb-Zcb+7ib,W}b.Ars06oj-Cyb-Yzb.:p?l[ebCy
b7{b8tc*)vc-Qeb.*rb./lb+Ceb-3kt0?aj-Tob.5~b.Kg?l)0lbJg
l)0}bZ{b):rc),dc+Cwc-,ud+@i*s+?sb,W~c-Yuc.Vvb.Oa
bIkb)Oxc-Cgb-Peb-Umb+5gb,[pt00qj-Jdb.)~b.@y?lVab<h

b9kb+Uhb,/jb,5~b*+hb,)bb-1ap/Jnb/0~b/<pk,Szb-5vb-Gxc-Zv)e8Nlb9Qrh.,f=|Vgb)9jb+)rb+Md

b;kbEib*Vpb+Kfb*Wkt)=yk-6je.6r|--cn*5{d-Uib.Rx=y--bbSubHwi+5t
bVyb+4vk.6wc,Zkd-Geb,;wb+B}b+)qb+5hb*=db)*|bEbb/<{b+Muf-(l)q*(ic.+wg6Ko;z<Vd){)/pbQji+,q
b++lb+Cab*@zp,9xb+Sxb,+}b+3kb)T{b):mh,@uc-,o)b,Erg5Pxh*,jc.7gb-Fzb.Aoe7.f;z==z)y,[bc)5ij*[jb6=c
b*(cb+2wk02|j,6gi*Whb+:qd,+xb,;|b,Ao|-Y~g7Ylh--q=|*:}c*/{b*Tj
b*1j|[yb)@mb)Hvc*2zb*Cob*H~|,Vs>k,.tb,Gjb+6{b+W|
s-Itc+P|h+.cb+C{b+M|c,7~c,Lug,Rlv*Pzc-Mul,*qd.Obb/>w9gU<f,t+)}b+>oi,:c
b3sb3mcTac*<lb+,dc-+oc*8gb+Kdb,Zbb-Mvb.@dc/.rb01ac)Trb-Ymc,+|b-.v*f*9pb+Rjc,Tec-Qeb-Jbb.Md8pQ<b
b<pb7kbTld+6oc-6nc*Bgb+Rjb-,nb-Wyb.Kcc/8ud*+ob./z*i*B}
b5ub)*{c*6xb*Wmc,Wnc*0fb+Ccb,Rbb-Eab.8dc.Zgb0(kc)Lwb-Qcc+Wrb,Zl*f*5nb+Npc,Pjc-Meb-Fpb.Jt8dS[l

bTab*Wmb+H|b,Adb-Hsc*Ukb,4hb-Cgb.6kb/)ic/Ked*<lb.Blc,Hwb-Kr*f*Osb,2ec-4gc.1eb.)qb/-f

b)W{b*Nyb+YtcYnb*>gb+Mhc-7ec-XzdOnd*Cb*gEpb*+dc+*zc+Xlb+Bjb,@|b-Po7xR3~bR9wbS1tbS1ycS<mbRNbeR<icS)wjO-kbOFucQ<pcQQdeQFklR.o)bRHdx>Cnk>/ou6MsbI+t.h=Se
bXlb*/wc)+mbRyb*(~b*T~b+Ivb,)hb,6nb-5fc)7yb+,}c*2db+0y)s/1}r*9db+Q{c,Suc-Psb-;}8eS)zcT8kiSJccO[dbP<mcR-acR<eeR,m+gI@uhC(u
b*Zwc)Xrb)I|b*Qib+Iob,;wb,Tib-)ob.,fc*/~b+Ub)v0(~r+/fd-K{d.3m
b4kb+*vb)GsbIhb)Cqb*5ab*Msb*Vsb+Ygc+7yb)Iuc+;ab,4o)s-Vcr,7td.Syd/<d

b)Bdb*Rdc,;cc-)ddBnb+Tvc)P}b*Ss*f)=ad+Zmc,Umb,;ab-4cb.Ep7xRUxbRXybSLgbSIccSSfbS/agS2gjO/lbOFlcQ9hcQJyeQ=llQTc)bR7ex>.ek=E~vHS{e8;jc85dbAYp.a=:r
b)9nb*/ib*Xdb+9ub+D{b,Eoc)Ulb*;oc)Qlb*Mw)s.Bkr*Sjd-;ke.Kn7yT1~bT2bbTTkbTMfcTVtfSBlcSVwhS=b+x9KkbC7r
bVvb)K{b*.sb*8sb+:nc+0lb).qc+,cb+[c)s-7jr,.lb-G~c.Iw<h::e
bSab)8rb)?wb*Azc+Ycb7mc+Twb+Dj)s,>vr,Xi
bA|bP}b*(vb*Bzb,Kpb)(xc+Qwb*Rd)s+Xzc.Qrb/2cf62oj-Jw8uSRxcOWfbP0ncQJmcQOffPUg*e=1zk;WqvHEh)e0=}k,[kb5Iz
bVib*4td)Azc+;cb*:w)l9)wh,*rc.Ipb/1|f5Re8tS?|bSS|bT9pbSYghS9pcO=qbOJtcQ0pcQ5ifP;q)kQVcy<Luk;@cu7TabH+o)o--hb56m,w;Kl
b)<pb)Vob-9fb)Iec,3ab+2d)s+0xc.*eb.=qf5Kdj.8m8cV7ofUHleTCmbT[hbTEehSW|cOYpbP0xcQHbcQJifPK}uT1f)o<Yek;CmvH=n)o,4eb5,y,w;Tv
bB|b.;sb*Kuc-Exb,Cme.Ia)b.;qc0Sgc3>bb6)vb6Vdh*)oc-Kyb-Epb.Fk=z*1lb)Sa
j.0{)b-Vqc08pc2Wqb5Elb6>xh)Mmc-Hcb-9zb.9we6/m9jRUn*g>*yk<9gvIJy)g):bj5@g,w<Uh
b,1e*i)*nd+Gge-3|7{SUgbSS}cT*kbS;deRYwcSDbjOCrbO[kcQOecR-seQTz+gI7~g84x
bMkb,,|b+Nk)s,Hvr-0d

b),d){6Wnj++pb,C|e.8jb-3~b-Nl7xTRdbRN{bRKebS4kbS*jdR?weQNnbR:ybR-qhQGucMUwbN5scOXwcP2yeOVqlP4c)bPIcx<=sk;Qsu5PnbG6rc4Noc8Lvc8CabAXn)i6Dj,w;Hf
bNk)r.5rc05cb1.~e3:hb62vp.5sb.Nl7{SRdbSD|cSMobRXgdQG}bR,cbRIwbR9vhQQscM[ybN9icOYgcP0deOQclP({)y<,|k;7pvG.})p5Qt,w;3z

b@ybTbc)3xb)Dnb)I||-Qwc0Om>i,Rzb-5{
bQbcSyb)/|b):jb)Qsc*?eb*Etd)?~
bLub)Gzb)Wib*-~g*-ub*2xu.<kc1:b>i-Ikb.,yb,U}

b9gbF|d)Lqb)SbcCvbIq
bD}bZwc)Hib)Nxc2tb8l
b@fc).eb)4scGd
b@hbJobP~bGub)(ib).bc)Ajb*.wc*0dc+Sgb,I}e/0jd->pc/6j>rVkb+.bc)Zb
b5db<jb1|e)+zb)Mic)Ntc+=wi-)bc.Ty>r@{d)Dr
b/ib;sb)Iyg)Xyc+G|i-3gc/+a
c)Pj
eVlb)Cxc)Fxb+4tb+5{b,*~c-Ubc.Eld,W}c.Rn>r7kb*Ccc);d
b.cb:yc)Oro.Bs
b5dc)I{e*Yzb+Pme.6}d,Efc.<}>s*4zd*M~
b8vb)>jc)3qb*Vqb*P~b+Ckb,7cd.){d,8dc./{>rYcb)[xcUkb*@|
b).rc[gb*Jnb*Btb+7}b,+ud-Rod,0zc.+gb/.i>qIwb)RpcJab*5p
b?ubKab*0rb*Awc,)hi.+p>r)4{dVm

b)Lqb)S|c+<wd-2|d+Dac->pb.Fi>q)8lb)4jc=mb)Mp
b)Avb*.kb*Anb+Arb+U{g-1r>r+(db)I{c*-kb)Xt
bSxb)Fjg)V{c+Qyb,Zfb.1a>qWbb*8~b)UlbIe
bTec)Vac,0xc)/vd,4tb-=t>q)Nbb)Ewb*Ldb):l
b)*db)@ub*(fb+Jzc)<rc+,{b,/rb-;{>r)Ldc*0k
b)Srb*1{b+Tqc*<~c+Swb,T{b.(|>r*Kuc+0y
bLnb*:xc)9xc*.nb++gb,3h>q+@zb)4ic+(g
b)K}e*Izb+Jqb,Rr>q,/ib)Woc+Kd
b8k

bCkb)Xub+.cb,;k>q*8jb>sc)Sb
>uKu
b)2lb*@h>q,1ab)Blc+Lw
b)7c>r*K~c,Uc
>r+Xp
bSkb+(xc-L}b1.{b28rh-5wc0=}b.Gcb.Yi8u))/wd[Hnb[Uvb)(3zb[KhhZXehWRv*jBEq*h-Lti,[d

b)@ub*Nfb.3gb/@{h/>gc1@pb/9rb/4}b0<eb1=u8v))Qmb))Xeb)*/}b))Afh)(If,w09xj.Pp

b,1pb-Fcb)Sgb,7xf1Wxd13~b0Vqb1Vhb2Rqb42j8m)/)zc).Lcc).Qyb)-Srd),,gb),.xb),6m-j10|c+9g
b)>bb+X~b.,qe1Fvb42~d24{b1Cgb2.gb2Ohb3Wd8v),Kvb),G{,cTXd}6(rj34jc-,|b/Dv
k2Lrb1Xcb28|b2Sqb3Ul8r)/)id),Wf,eUEj)h3Z}
b*Dpc.Ppg2[db2Fob3Chb4=eb5Ogb=,{>b<0qb)Ca
b9kb,@bc.)|>l)(bb)V}

bIkb.Kh>l-0qb*Ea

>m,Po
c,3db+Inb,Hte5/u7s)GFhv[BhbY<idXTjcXZybX+ddV?ibVJcbVZwbV=qhUJpcQClbQGwcRT|cRMr*j=Fck;EjvI8jhHPj}+,ab*Myi)-wb4=f,w<7p
b)Mjb+Ubd*0zb)Pzb/Yi8kYDubXWdbXBcbWHicWKhbVFedTEgbT>mbT?jbSHcc)07shN6zbN/j*n9:wk6Klu:.uiIOk)i/,z,w7Ug
b*5rb+7ab,6sb+T}b+?yb10{p6=lb6Nw7x[=qcXKvbX?jbWKgcWOfbVLsdTQpbTOxbTUkbT.ghS3vcNWnbNSrcOUk*l:4vk7Qwu9Xmc=[mb:HfcA*zdI1g)h+Mlb0;a,w8Rx
b)*hb*,~t7Qc<eB?qdJWf)h*Ln
b)3q>d+Hz
b),b
b)>i
b/;hp9>lb9Iuc>+z7xYS|bY6jbX6tcX8rbW0zdU)zbTQibTLzbSPzjN8lbN,g+n;.xd<8}cCBshHGv)e.?n,w7E}
b)Xib,Eab.Bfd/3kg<?qc<Wqb;-ab:Pkb<.}b>Fk7wUSzbTN{bSInbR9pcR8rbQ*vdNJcbN1tbMWnd)-5zd):TweG3f*y.Pmu77oc?*xdB5ocAO|c@TxbB6heLUq~*Xsc4TnbXs,v/0hb06y
b*Pic.Lbc-9aj<[x7zW*ybUTybTFkbS0lcS.hbQQ~dO7lbNLne).Erd)<=j*}.@yu8XifD-|cCG|fH8q)b).sd*Bz,w0>~
b)[tb+Ylb+?ib,:m8fXEvbW3ibUNdcUKibT9sdQOi+g0Du*d)Iyb+Bhc--e,w2Pq
b*(ib)@jb,Uy8hWJqcWGlbV5c+j2:n*e)Gi,y4Jf
bGtb.Aa=xE~
b-Uv;t3Qb*eHe
b,QelELw8h),4qc)?Qz*}/:mu=,rfHUucH:acGYtbI3r)d,Mkb.8j
b-Yz

b)B~c*Fmc+Bgb+:kb,>tb-Lx7yR:{bS5zbS8ecSCcbRUxdQWccS<}kO>zbOYecQPfcR1}dROgbR(elRFc)bS,ohM8{)rIBpc58b
b@ab)5ic*Fzb+>sb,L~b-Vw7}SZfbS;xdRCgbS8gbT0vbT/qjP=}dRTrcS9hdSZkbS1x+gJNy

bMkb)J~b+7mc-Owc23|8pS3scSOwdTA{bSKjlT?r)bU*ohO<zqA0rkA(xvK8l.h@Es

b*9|b+Hhb,Skb/Ukb14cc1Ua9aSVj)cSWlgO*xbNJnp@X|kA,g*g<Ih,w@@a
b)8jb*Bvb-Hrb/)|c/Dp8aPVrbPXzoPIkdQAcbPHfbPJwkQDm)bR3wbQFlgLNdbL:rdK4}m>Jpk>X}vH;c)p:Vn,v?:lb>4b
b)?|b,Bpb-Wzc.>n7uMXybNWfbO)scO5ibNJzdMSybNKbbOFkkL/wdNRdcO>ydP9lbO?ibOCwkP?n)bQ0zbPFkgKOhbK=smFQgd=Qgk>6fu3XxbG5ne3/ic3)g)j:If,v>Kfb=>}
b+/|b,Ehc-+z7vN3|bN@dcNLsbN1ldMAmbN=obO=cbODihO;pcL6vdO,vfPShbOVsbP+fuP5gvQSxbQ9yeN;ocLDtbL5smGKubEB|c>N{k?=wvGTeb/K}b1Fzb1-~b1[yc1Xuc-@i)h<)b,v?Rmb>Ac
b)B}c*(q7vL)zbL@dcLNcfL[lbN/dbN?nhN>obL@hbKJydNPacOKaeOXubP6m)mR,qgM=lbM4wdL6}jHRicCXjb@-kkA4tu4Glc-Bdb1=xb.2kb/2vb/Dqb/5hc*9wb,Hi)g>Dy,vAHfb@*p
bGubMk7wMIscMXfbMEcdM2{cOCzbOU|hOVfbMX}+r.Rmc.Yeb0+{b0<pb03qc*5xb-)~b1(c

b8x7uM*tbMHmdMFbdM7obNAejP.ubN3ebM@zdPIwcQFveQU~lS=~*{.Zsb3<~b.Obb/Xhc0.sc)W}b,Px
b)Vcb,,bc-3lb.7x
b*3gc+;bb,@hb+*sg.3{=b07{
b+Qab)9bb*6fb)V}b+?qb-V{b-Jqb,Nyd-[eb/Wv=b*Jv
b+.eb)Zxb,?vb,7eb*E~b*Dhb*Atb+)sb+Wbb-Enc+Yu<~,Jwb).j
b)2fb)>hb*8cc,Dpb+Avb,+rb+.zb,Lyb.Lhc.>i<{--jc++ub*/b
b*Cgb*Fdb+Nrb+>ub*Byc*Qgc.>ad.Og<z,Oeb,Whb+0mb)-f
b)Vlb.)pb-Dib,7yb,Rkb+5gc.@ff.Su<z*Kob+@m
b-/mb,Cxb+0eb+Hbb)Bdb*Hub,Ghb,>mb,Ssb-4~<z+/gb+<gbRdb+Jkc-Az
bUdb*0lc,1sd*4cb+P~d/)n<{+:}
b)Cvb)9zb+D{b,6dc)Dbb+)sb,Skc.2db.+r<w,)pb+Wub,Ddb+7i
bFwb*,kb+?|c)Jwe-@fb-;h<w+8hb+3vb+0ob*Q~
b*7jb*Ymc)-jb*>tb+Uyc,Yab,Uh<w*Oub*Kyb+9b
b)Ktb+Kqb*Ytb+:gb,({d,,cb0Kh<v)[cb*/}b)/gb+Jj
b*)gb+6{b*W}b*Sub+<nb*:db*?{b/)gb-I}b.={b/8sc.2}<qInc)Tzc,,db*Yh
b-5zb,Njb+Uob+G~b)Zvb*Job.8cb-Xgb.Jzb/Erc.<sb.@ab.Wsb.Uu<n*=ob*K|b+Tlc*DmbXw
b)Eyb+;cc-)g<x*Vkb*Lub+[q
b)Vk<z*8zb*)sb,6e
b7de*T{b+Hmb,Cjc+Nec,Tld.5kc-Oeg0;}<d*/kb)Uub,A|e+/yb*Zl
b)Pub)(mb-,zb*H~b+=eb,9wb.Hxb+?mb,-hc,M|b,Ghb-Zlc-@fg0,nv1Fl;n+*ue,(vb*Uwb*Lq
bP~b,L~d-Njc,Ihb,Cwb,[sb-(ab-+m)a1Cz;m*2db*;{d*,zb*5|b+Msb+Lf
b,Hyb+7bb,+lb,[~b/9qb,)yb,,wc,Hzb,Ho)a19w;m*.ob*1td*Nmb+*fb+-zb+)z
b-:lb.,dd+Wub*3jb*6sb)Rmf+Gkb,7tb,2pb,Rgt.Iyb.+|c.>zb,Un;q,,rb-Zzb+7xb+Je
bQsb)Uib,5ab*/mb+Cab+Zjb,2lb+Ykb-8tc,Rh<n-Nrd)Mh
b)Drb+Rrb*Qyb,3{b,Kfb,Vob,Inb.(vc-Bhh/Iw<i*Peb*>c
b*<dc-:ab-Pre/3sh17g<k+Ed

b)Uwb*8mc*9fb+Lnc+2h<pP{bOz
bAfbLxbEbb)Xmc)>gb*Rhz.Uu;r,Wtb.?qb)?cb)Qa
bA~b1wb)D}b)Ghb)+qb*:eb+)kb*,qb*Jcw.@vb-:~;q-8gc)Vpb*3q
bKkb)[vb)Yuc*=ab+-gb*=vb+)rc,.ls-9ic.2}b,Wv;q-.hb.Pxb*/f
b)>rb)>qbVkb*8|b+)hb)Yqb*Bbc+Bib+(yq-Dwd.Cjb-?q;s)U~b*4j
b9|bKqb*3ub*EnbTtb)3kc*4ab)Hwr,Yl;v+4}
bXub)Wbb*4hbGdb),zc*Djb)Nwq,Jlb,K{c./bb-4w
b*H~b+,jb)A{b)Ssc*Ojb*6pq-B|b-@ec.Tzb-Rs;s*Od
bNnb)I}b*:zc,;eb+7wq+5eb*Zob,Svb,6rb+<r
b)Tub*Dud+Arq*Gsb*Aqc,.cb+At
bN{c*Qtb)Ncq,6ub,4lc-Rvb-)a;s+Rp
b?kb*Blb).yq,Z}b,Xtc.A}b-Ms

b**zb*Dp<h-:mb-Lw
bFap-Wzb-Uqd.Jp
b)3o
b6u
b)?kb*Nac+Klc+1fb,Hsb,[ce+7b
b)>bc*>sc*L|g+Ab
b[ub)({c*,lb+Dfb+Uqd-Kob+<e

bQub*+fb+Bnb+Rge+Ep

b)Alb)Szd+H~b)C}
b;ud++kb*)}
bQzc+>c
b);u

b*<w

b),ab)Hjb+5hb+Kk
b*0wb*2{b*Hx;q2.ob3Xs
b+@jb,A~
b)Jvb)8k

b)Sub*2|
b@ob*4ic.0m
b*8rb-Ayc16ub25|
b+3xb+Yrb.Zeb/Zm
b)Cmb+Ymb,Pt
b+.xb,8}b->tb.7a
b)D~b*Bkb+8d
b)/db*)d
bVn
b<y
b+=ob-=gb/,pr<Ph)o2Hn
b*.wb+Ksb,Nxn7J~b8,cb9(zb9:yc9Ex)m/;i9f+/}
b)Sfb+Qqb/Mll5Nrb67rb6Bkb78vd7@ns99gb<5tb4-ob?1ob?Cgu-;{b.3cbI(~1xYUmo)O=c.{*=fb.He
b*Bkb.+{l4(}b4Bbb4Kib5Axb5L{c5Z{c:Miq81ic4P~w.Jcb,Vm9e)Spb,Zw
b,/ab.*nb15yl3@fb4Cmb52ic6>}c;(wq95gk<[op.1pbJDxnO9w1h)*Ra/n)Gbb+){
b*(mb-4dj.,eb.[pb/Pkb1*|b25db5Flb4Ses8AzdD<lbE+de?>zc@A|dCGam/-~bK)m1xX3q/l)-kbCFtk@8kb@){
b+9vi)Nhb,Jub.+ab/7ab0Pkb2=mb6.~b5Na)n1(q9f+*nqG7j
b8{h*M{b.Pp
b)Xab+8eb-Bb
b*Bdb,Qi
b*7n
bMkb[ubNk



b,,~b-Wub/Axb1,zb3)xb6[gb6Su)n2Mp1w)+0r
b*1hb,)pe4Hnu>,bbH;wbI5lgE[vdI/cl:@cb3>q9f/0gbHVimFWo
b*7pc.4p)p3/r9e4Cib/Zj
b)Icb+[uv;@mb<EdbF/gbG0bcL4ybG+nbC3acE4nlDM|bCPuc:Agb2@j9e4[db0GsgDYuiHNj
b*Chw<:vbECqbFGqdFObbC+ncE7vo:Zbb2MybGCa9d5[jb1QhbGN}fDJyfCG{cFFf
b,4nb-:ig9Mao:VxbCCibDJmcJ,|bE+wdD.kbH3qkD5rbCBcd2/qbE(h9d6Bwb2PugC)}fB,bcECx
b*Eob*D{b+Eab,Djb/3gb2Ami9Mpf.:kb45kh@6mnD-ebCEcb>3ab;2wc@X|9d8Ug
b+[ab,Qbb-Gbb03wo,Oqc70bb>G|b?SqcEBhb@Kwb=MkgI+khAFvbA,nb;S}b8Xib16xc>-|bBEy1sQ6hbPCdcK?y/k79pb4W{g>Osf=[~cB9k
b)Alb*G~b-6|o.3lb3Qxz?Tm
b)/~b+R{o-Zeb3-oc@Lsx>Ji9d<(k
b*Lqm0Xqc-[db2Kqc@@cbATtcGTubCDbs6Ubb=Rfb9/jb=0gb27ki6Moc;<s1hLNcbKRmcF8bq)BEs
b+2jb.;vb1Spd3Jub3*bb1Xrd1Aeb/M~b3:n}:7kb=Psb1Nji6Zdc;Qe1jJS}bG2h/v17~f/Xo
b+Lub/H|d1P{b1Dwb1>oe0Gob48v}=4yb@8p1uMMybIV|/v1(cf0@}
b,)jd.8bb.<zb/8bd1-fb02e}F4kb>Zz1tRHubQ=lbO-vbJXo/v/0kf/Mp
bQuc*;db+)mb-Alb.[rc0-{b0:y}I-~b@2k9n-Qk
bKu

b)Ezc.0p)bJ6~9o-=d
b+5vb,Jyg?NszI,ud2*j2g)OGzd**Kp/c+Ux
b)Iic*Y}b,.eb-9{c>)zcL(cdS@|y0Vg2i*(Hgb*)Ir/a*VxbQjf+6p
bDkb+=qb-*}b-/b)a/0}9k+Vfb*0~

b)Xob*Lmc<BfcJ@|eN*kw+Uhb.)eb/Dbb/Fp2h)[Fg/a)5vb*;tf)Dz
b+M{b6Tsb:FhcHEhdP-vbL-|tB7sd+;wb.1qb/Ulb/Ze2d)IJpe)YQ{b)XCw.{JC|d)3qb+9xfVk
b:,ab=/wcJ[d{*Pzb+Hwb,Yzb,[s2p)Z;o.w+Qob,Xwf+Wh
b.+|b5;wb:Ttb<1~cB-db=Htb;:oc>Pcl@@ib@4pb;Otb9:qb37hb;6eb;4lb@<kb7Qli;4~b<Gzb?1kwKVf0pMIwbM*z/n8:wg;Vlf;=cc@Hnc76f
b48wb5[ue9Mwb8J{c<All?1qb?:bc:Jwb7(wb5Ncb9Cnb??{b:A~i<.kb<Tab>Zdb?@xlF@v/z)XCry)(-agIWibIGebH)abF5nn)2:c.|=:th8;qe=7db8:cc>Ckc;1wc8[fjF(|bAVv
b3.~f.Rlc1Ilm33fb0<lb0)zb2Kfb>2~1k)1[ng)/YreT@bbTAjbS3hbR+vn);T{b)D@y
b)Bzb)Mfc-6vb0-ip9Hhb:G~b=:fb7:ubCQpcH5w2f)39zb)*7bb)7Rac)94ub)9Ul.vCDwg-Hff.Zif)Qtb-Kb
bIpb.,yb,/bb/Kdp9Bib:Pcb>,pdK7zxR5w1n)2,cb)([jd)7V~b)8Atb)6Tyb)74lb)6Jhf)6-a.mAN}h,Zwf.Awf7rb,TejQSn
b-Wxb,Cgl<Fri83scK3hkJ;qbKOjmR/zkV,m0j))Ucc)(H~dOP~bMX}bNCzbMZbcV[hb[/yl)2Hsd)(Hdb)6/zb)7Qmb)7Ebb)81fb)6Erb)6Zqb)6<uf)5Ug.~>xkQMvbN-r*{ZE}h)7Ki
b-6yc)Bch2N}b51viBCeb=)acPL}kP/zbQ=rmWCoj))Qv0f)-Zxf),(wb)-3}b)+:ucXVpbS3{bQ@{bR8kbR*sbS1|k)98zd)3V{c),>tbW5nb)0Uac)2*zb)2Dwb)0T~b)12ab)0Gqf)0(t.q,Gyb+;wb*:el-RrkW-}*|))Kqh)2-p
b,Wib.Grb0Mub3;}c2Uim=4xdNXvkMH}bO4qmUZbkZ+}0j).8miR=lc[*jj)<1dd)6Wrb)>Pj.}18}b3,qe*0geNDeb+Nbb-9edLIrb,-kb)BvkQOt
c+Yab.Mzc.1}b3;}h/Mcc1[sb3O}b9+cb>NfbI3bcJPajM;~bO8awZWn0j)1Oec)04jdW)yeT<}b)((~m):Oi.}>>|g*P~f)1ubOpc.;id+>kkR+p
c//tb-.fc/Ueb/Sgb14}b3L}j>;mcR0cxXYj.o).W}*a).N}f),Llb)-V~b),1scYUibT4}bRCibS=mbS3ebT@vk)9Rfd)4:fc)+0~bUZoc)11sb)0Mab)10}b)/?zb)/Oqb)/0y.v+7yb*)|bZtd.8li/7z+o)0Nq
b,Fxc+2yi,;rb-H}b18kb3[yb:RbpSO}8u?>sb+Cdg,Iqe,[mb+<pb*,rb+Fp
b-Feb)Qkb,Kdj5Q~9i*)ib)Ogb+LjeWib..ve-Zlc);|
c+8nb+6ab-Syb0Qgh>.d/l)-3v)g)LWny)3;jf)11cb)2:kb)0Vxc)*QxbY4ibWC~bX@jsSVw.|-Bsb+Qfb+Okb,1}c-H~b)3hg.Lu+j)/?x
b-Ixh-Ymc40kb7)c9gBCkb*<{b+7mf)A{f-?yb*O}b>h
b-1{1u)6Clf)4<db)5Ezs)A/d/d-Ixb-;sc.Vpc,1ob*Qt+p)2@h
b+2wkF/o1o)22kc)24~c),Dkb[-ybYAbbZCebZCeb)(,s/p.Ueb/)rd*<v+p)1)}
b*[ab,?tiFVoc[)rkZQib[Xfw)0[z/i)K*v)b)0Rxc)10~c)+VsbZIibY-bbZ5qbZ?ob)(<sb)1H|/l5*ac1<lb0T{b0Jy+c)M2kq)02d
b)BsiHB~m)(Tjb))Snw)29sj):7x-zX?kbV[l*b)26td)03~b)16~d),,cb[)lbYE~bZTjb[3qb))Bfb)2UwpK-qbXKrbZ2nbY?kbYNabWWtbX.rbWCh.v44pb3Gcb35p
b+CyhIStm)*6cb)+3hm)0Btk)3C}j);?x-zW+n*c)2Pgd)0Gob)1Ieb)1=yc),R~b[UkbZ@cb[Pub)(3sb)*Hvb)4*jpIK{bW4}bXOjbWZtbX4lbV=qbVHebV(xfU9w|>2y,v-Dh,zWVj
b)-xgM4nn).Kgm)3Swk)6Njj)>Ey-zT5d*b)4<kb)4Hlf)3:dc)/3nb)*@ib))/hb)*C{b)+-lb)-Mlb)71xoP)fbFPubT4obULrbTQabTY{bS,cbS3lbRGqbNAoeQUsdQ1obNUtbNQ}bN=~bPDybP/vbP>dbQYqoHBxd:Lc,v*,p)v)3@w+eTI}
/pSO}*b)58qb)5Edf)47vc)05juOAdbF6cbSJgbU-bbT-tbT3mbR7ubR<pbQPjbM?teP[vdP1tbMTmbMOjbM:gbO@abO*fbO8nbPSyoG>nbDBxc9Oh)})E5wc)D+xc)C;ob)D6pn)AEi)qP=jcJZ~bH=rbGRybFQxbFWkbFI~m)+m,zSX{
b)Azb/.{b2<db:9gcP;zbVAr1v[[x/m/Ckl/<zb+1}
b.(nb19ab9@hbG5ecVOn1r)+Gpd)),cc)/Jm/l0Xhb2Bzk0;{b,Jn
b+9hb3HfcMLebSAqkP4dbRJl1kZ:ck)HNwd)CVsb)L8x/a9.sj25qb1Eyd9JvkYWt
b0:rbF-kbKXebQCblPAsw))/{0f)9Kik)(,{b[[abZDkbXVs/r6>if4S~b42wb4Fkd:Zu
bD?t1uXKabX1}/m.Crb.=ob=C}f;,xg9Mub;Yl
b6Mxb<7db@<oi=Yjb=-ub=FdmBOojHSzbF4l/t*4/xqOTneOWkcMTke>Arb>Ptb=Xrb>7xbG(rmYN|b).Avh)?0wb)@5rb)?Tfb)?8{g)A3}b)A?rb)?Edb)?Qr.iJHgg<Mpf=Pdg<WejB;e
b.2|b4Xdi0/sb.Gsb.Vmm57dk9Oq/q)RVd~;O}b:Mxb8E}b5<hb:Zh/qH-pfHGigHC~k1*e
k-5bb*Rcb+9el/,~k3Mv0s1P~c99o)c)STn/d.Iqb*Zx
b+/mb,Tcb,Yxb.5ve.9i2e)X4hb)WN{f)WGb.w,4lcJH{cP8ac,*{
b)O{b)Vub+2te0Ys9c.Qo
b2ab)>~9g0=~g0<h
b);q9g0Aog0@h
bIu
b7tg-Gmb*6bd+Z}b.Uw)p-Wc7|Bnd,>pu+Uv
b>cf-Eyb*4nc)Bmb+Stb.No)o)Lhb-Gpd)2hu,Oe7e2}x+S}
f-Fbb*5nc).eb+Isb.>zn9Rs)b)8kb-3lc+9xbSpd,Uib-8pq,:vb.6qb0Qg7c3hd+Tju+Ts
b*?zb-6hb-I}1gAPo)b)V-l
b*Svb+4q2h)U)ee)TC{.pLLpfLYhgM3j
bFe2j)V={b)VU~.qN?jfNQsgNXhk+<}
b3l9q+Ng
b+=zc-/~b*9lb+5cb,Rpc.0zd1>e*c.Ru7f+?nc+Rfu)Wn
b)1ub)Tzb*(nb,Usd/-r)l+1}e*Xsu,Ohb.Kfc2Wlj;>m6w*0xb+Rbc*Qeu)Ld

b*Umb-Ddb/7s)n)Bfb-Vec+Yrb)>sd-2mb-:gb.Eym3>ob0Psb,Zgb+;kb-7nc19zd8(gb8/f6|)8vb,2lc*Smu+9c
b*Ycb,Onc->f)o.Rcb,4me/Ydq,Ekb.A{7d+Lzb*/xc)EeuLs
b)Suc*Xnb,=db,Xbb.1sb-,tb.Hjd.F|)d.[sy.:hb06y7b-,pd)Cgb,0eb*Vvu+5q
b>ab*1ib*Jub+1jb,Qjb+Vjb-Jxd,Sk)|/Zm7c+9db/Cqc+.lb+-y

b*Zxb+Bxb+<jb*2xb+Obb-Ykc,7qb.Hb){0)}b1Zl7b+Mxd+6eb)4yb,G}u-Qd
bFsb+2|b*Ypb-1ld*=ob-K~c.Qsb->p)w53|.|.Yj0gSqd-@cb*Rg
b+Ouf*Rub.0gc.N~b,Y{0s1)gb.?ux)XJfj)Y=~t)T/o.p?{
b)4rb*Prb,Ttb.Hrb**~b+<ub.-db-5fb-5ib.Vgc-Gfb02li/,|8h.6xb-Fab+/wi*1qc,+e
b*5gb,@eb.6gb*Ryb,Dwb/5eb.;me.Oh)u2,lb4+y6y0Epb/>zb.Ncb,7ziZic-3gj23|
b*3yb,-cb,Qwi.Xyg.@~b.9sb,?mc/.j)j3Cmb2Uyb0+r6x0Lpb0>jb0:gj*Dun.Or
b**xi/Ycb-1|b.Pwf,Ccb,/eb*6bb,[wb,Yjg-Nob.Ozg/)l{2Mhb0Mpb-Vyb-Sg+r*-5t*g)PGjf:Ty0x,.sb.Zcb.Kmb/Vyc,6dh,Obn,Ho
c0<uf/4bb.<ob+Ijb--df*A~b*Jwb)[sb+Wwb,Hzb-<yb.Fqe,6cb-7nb.4pc/1tb/3pb/=|b-)o|0?rb-Hzb-D|+i)KSc)f),UjdI(~d18yb:LxfH/h1{*Ghc-*vb.4{c*Lbb+=|r,Kxb*[~b*Kh
b+=lb-Dub,@eb+4yb.6ac-Po8r-Ncb+8de+1nd/<tb+>ic,3gt1Oa
b*Tcb*3fb,*wb+Izb+Bab*Bwb-<gc.Jtd.Vfc2.z)l9Ou.|,Xtb.N~b/*t/|,Dwb+Cdb*Pbb<|k)4|
b)6xb,*sbWjb+(zb+Gpb.6yc.;ld,Ch|=I}/n,4yb+Zyb,6db-Lb/}--|b+1{k+Pqe,[gb,Xqb-+u
b*Qtb*(cb+Tpb+Wjb.Lpc/:y)c=@r/l+Hgb-,ab-;gb.Pn/},Uib*Fjk+<t
b,?~b.Heb.5t0p1<kb)Edb-Icc0Bc)c**Mnq)V;l-zYIwfZ5bgZ)pf,<ke-<wb1Esg2P}b4Hv
b+0gb,1db.Iac.Ejd+Uw/p1Exz+[|b+6wb+Gzb,Rj/~+Zuk,Ehe,Awb,Jib-8r
b*(yb+K|b,Shb+Dlb-Xpc,4kb.7o0j.Xzb.7cb.Bvb.C}/z,E~b-(cb+Xdb,2tb+Owk+Bad,Nyb+>nb*Xqb*4qb+7cc,Jg
b*Wub,Ycb,4ub.Huc.0zb-Eqc04}0h//q/}+Ndb+-nb*(db*3cb*@fk)Wjf,;bb*[{b+Yoc,:n
b*>cb+V|b.7ad*Kib-;tb-Gqb.Sch.[zb/O~b.[ob/+me-)h+gY3{n)92pb):Jcb)<Av+cP2dbW:db)3.j0z)(mb*P}b*:hb+?ib--pc*?li,3tf,Vrb+1tb+Hgc)Onb+8eb,9f})+3z
b*Zob,>tb10~c*Xib-Rsb.Vcl.)ue+Yn)k:Clx>Baf8Hyb>7wrFNwfMMac)(TcdW.yn)7*{b)8Axq)ENhr**Ocs))Dqb)(;fbZIvcDKub5?ib0*}b--}dG8ldC.|c54iv)4Fcd)W=mb)(.ccN/obU4lc5Rq0y*Nfb--lb,K{e*0zn,>eb+-zb*HpcOhb+0ub,Bjh/(iw)*Gpm))@n
b*?lc->fb-Thr.Uq*g>JbgB7t)q);Wtb)<4ub)=Ikf)BOk)jPSabDEdd.2ob78}2u*3|b)8fb8sb+Ijb*Wej-,|
b,Tab/Rkt7[p*d?Kbe;<fsGThfNA|eT.vo)6<lb)7Nii):+bb):8|g)@Hib)C9kn*)IyxYHgcNQabB@bb46bb/Avb-@bc9XsbCBmb5Nac?1}})FI{bN4mc)/[o)a25s0o,Hpb+Lrb*Knb):}b,Nue35eb10pe*J}
b4Cns43db;Mm*cAWzf>-hbAB}gBZhkG:jbH=cfNDui))2wi)39vb)43{b)4A{b)5M|n):*{b)<2b)hVNkcT:}d3Bfb0Cqb0.zc60sc2>ye,?zb-E~c49fx)B9pbMDlbSMvc7Cic6=i1o,Ouc42fd73bb5:be*1ev)(J}
/o.Snb.8u{,=vb,8pb*Fe/}06cm+3pc)Flb)Zgb+.ab,Hlb-*eb0Ru*r,Afb.X~
b*Wsb,(nb,<ub.4vb-Mjb.Zhe,Dib->eb,Ieb,Qjb/-jb.V{b.Unb*L|}/;cb.Zx*~)<7ki)G<p)g)*;mdFCjb7*hb1Neb.R~b84o)eN@cbUNwb)1Oi0z)Uvc,7fb-Akc*Owb)(kr*LfbNpb)Lad,(lb-Ojb.2t
b*7xb)Bqb+@vb*S}b,.fc->gc)Ltb*M~b+Kbb,4gb,Gob,H{b,Sib,Go|/@yb,I}b,0v6v,<sf1hb+Qwb+Gdr*Mob)=yd,3bb+>jb+S~b,7}
b*Owb*Lrb,?~b->sc.Nqc+Nsb,Ogb-Lib.6nb.Bkb.Eyb.Pob.7x{0Agb.Beb+Kib+Hq6v,Esf*<~t,5tb+8{
b*Dzb)N~b*Oyb+T|d)Fcc+Gud,)mb,4fv2Xsd/Ixb/3{d.Oyb+Ymb+-e6{)Jnc*Yix+2eb+6a
b+Swb,9{b-=hb-Blb-Jlc-5ud-Vii1Vge0Wub/4ab/8vc..gl,[yb.,mb.2ub,4mb)=mbZqb.Pg
b)7ob*.yb*Hmc)Hub*Meb+Iqb,0nb*0xd-<tx.Pxb/+of,5{d1=mc1Fs6v*Z|c)Rmv,1hb*Dab*/qb)F{
b)=pb)9pb)Kfc+Yyb,-vb,Lgb*5od-[ob-Xbn0Uqi1+eb-Ltb.8ze-M{b,(ib+,sc0.ac07i6v,5bc)Yuy)Fl
bMhb)*ob+Ivb,:db,.uc)Ufd.)fb-;vw-Ydb.Uhb2.}d.Mjb,Teb*Dd6z-,rc**ux*?rb)6g
b:bj,Kue5@de3Zwb2:}b1Qrd0@cb//ib1Pcd/Pib/Wdc01ub-5jb.;xe.Kyb,P|b)Umb+>wb/)f6z*Oex+0bb)Zd
b,Fai,Utw-Blb.Kpe.Ztb--ib**bc/2|6z+,lx+Ahb*7j
b)/fb*+qb*Ihb+4bb+)cb+3nb+Uib/Jh|-?bc-[j6z)Rcc*0|v*I|b)Rob*7g
b)(nc*Rpb*Gwb*Pmb*Qbb/3f7y*Qib-7es,Llb,*eb+@|c)Etb)=j
bGqb*Fmb*;tb*A~b)[}b.Tr-r.Oc2h+N}b,Bcb*/nr+Wib,[{b+0~b)W|bPrb)4bb)Ksb*Ty
c*?gb*0ib*-vb.9b)a/Hio:W~h7V{l9@lb85re2Zkb9;x{OVhy)9>nb);/xd)=-jc)A8eb)DGhe)K/qn*,Rxs))QscZApcD?vb5+vb0@xb.<ob6(vfF)dc92o|JCibQWqb)..s1b,Glb*Njr,,fb-4hb*Pib)CkbN{b)R}b*6pc3Ze)j;Bk
b8jc,@ub--{}-Tc6})(lv+5jb)>gb)+abMb
b7qb,5zb,Ql)a.*sh.1~)e:[u*~)*Lsc[7acE;pd0:f)e)K,k1d,Ppc)6xtXpbYgb+.ab)8nbS}
b,4pb,En)a-Tjw6Xgk8=tf1Gu)v)90ge)<Zic)A6zb)DJoo*,9ce*14ir)*=ecZ[pcE,cb5Ybd6NxeI-s~)JPzbIYrbQ=qb)-Np1c)AbtQjbJsb*S|b)<cb)*g
)k6Ggm9Vsl;2cb:+|e4Wub;+jg=TpuQ6rq)8<vh)9Neb):9eb);[bf)AXmc)G.gd)KEzo*/.wr))PdeDA~b4[db/Wqb-8zb6,ffE(kw)1@ve)XEuf)/0k0z,Byf,>zb*Elb,)sq,0qb*(wb+3mb,Ttb+Gtb):qb+.gb+Exb,N~b20u)mO-x
~*W{b)Apb..rb.1qb.6sd*:jb)Dtb-,wb.>qf5(fj44rl2Cnd.*nb5;l)v)8[jd);1cd)C4v)f)*CjcZUocEDtb7Ctb4Hfb3Jfb7ZabB/}bM3zcJPlbIYfc>=vt)12ef)Y?vc)J8obGCr1x+Nzb,Qlf9Wm)mTKw
b,>ob-5}b*@~bFkd+Mnb,(wd.@kk2=}c+Y{b+Rcb-D}c1(qb5Zfb7:wg9.ab8T~6w)Bbd,1v
b)Jib*(hb,Aib,7gc*Lcb,;|b,[ro-?oc1)qb2Jrb3/o7b-;q
b*Q}c*Ryc*4ub+Tsb,?zc.*pb1Tnc3;tj-+}c1-j
b*Fib-Gqc)Tpb+.~b,+~c-H~m+Vjb-Rbc0Whb1Gf+i)UAb3x+@v
d,*eb,Bfb-N{c/(ok2Zic,Ceb,3}b.(~7d)(xd,5lu,E{
b9kb,Hlb./eb.M~c08nb4.zc5Gnb72li/:r

b)Lob*:bc+Xub/Nwk-J{b*Ujb.,rb.T~c0@~7b-(td/Fn
b)6sc*Efb.<ib.;eb/Zii,0~b)7qb-1bb-Ddb.Bmb.Prb2Fhi55y6z/1d
bFab)Jxb-@ob-@mb/)fd.Dwe-Kfc*0{b.6qb.:qb.Seb.Mv

b+Tnb+Tib-?kd,Xtb.Gnb.Yvc,)vb)Pdb*Jyb.Fbb..eb-Vpb-=cb00fb19nd0:ac30qb2Usb2Nl*~)OTd
b);sb)Hsb+0mc)Idc+0xb+Xnb+4ub+Pab.Axg06vb-Iyf12mb19kb2Qa
b*Kdb+Kvc)1tb*Rbb+<|b+4rb)Xnb+7pc26tb1?rb06xb.Yyb.7qb.Ykb,Lhb,Rcb,Fpc/J|b/Xab0(vb1Jr,c)2Ug
b)Rlc*-ob+/yb*Bjb+@ni0Poc-Qfc-Ev
b8ub*Ptc)Sec-Ceb.Sle3W~

b)Sfb*Feb*:ab*Rcd3=}d0)nb.Lcb/+ab,)ec+T|d/N{b/Yyb12f,c)2RzeN*p
bJ{bCvb+Nib-Zag.Fxb.C}b*Lbc*Akd.Ryb/0w,hM5w
b[mb,<gb.Fti+8ec+,z
b,2bb.=eg.Nub.Hnb*@rb*A}b*5od.Nqb//k,l?[a
b*Jsb.Ajb1Nwb0Ffb.Ztb-9xb,F|b-Ajb,Mkb,Ujb,Mfc/1xb.Udb.P}p7To
b+T}b//jb.0tb-.nb,0lb.=}b/Jod/8uc1Smb18ib1-zo9Hzb:@rp6Dl)})L-j
b,.rb,5}b-5|b-Mxb2+}b3>mc31ee50ib4W|
b*,xb,Usb.Aac5N{f8Ml6y,Dkb,Tjc+?xu--f
b*Tqb,Gjb2@rb4*qb55mc56nqA=u6l.Kuc-;~
b)Zzb/Wcg4[{
b-Xwc1Csc1G~c3)}b1Ha6u-Hqy-8|
b)Gdb-8bc-Ccc-Amb+Lzb+0ab.Gap6=c6|+Qe
b,Lub,R}b,Yuc,-kb*.ib)Esb-,fb.Chn3@zp.Yz)z)<7uc)@Ucb)D>|4k-)df-:k
b0zb5|c+3vb,;wb,Uzb-6lb.;m,j=NyfOXu
b5fbUab+5}b,?cb,Y}b-8pb.;i
bSkb+?zd-Bs

b*=bb+2tb*,cb+1cb-Jez1.o
bRlb+0{b,@{b.Rh|-7o+f[9fcF?gb9.bd9<jcNRxx))?wh)-Tf2r1Vl{VCn
b+Opb-+pm13bc35dl1Fkd-@a6q1Ym
b)Ekb,)}d/0sg0Mxc.,db.Vfb06xl.Oeb/+yb-9rb+Zc+hEZvc8-p)a);Tze)-Gk2d.N{
b*Csd-Itb.Szh,Mcb-Fgm-Gbb.4}b,Pgb,(n+d))Itf:;sd:8ebDTaeL[n2x3(ph-8oo.6kxEXx
bHac+4ab,:ab,Mcc/@mc,Rrc*Fbb+Ceb,Vyb-2ub-Ami.Jgb+S|b-,rb,8nb,Mkn/Bb*i*7Ivs:AfgLFy3b+(vb+:fl-Klc,=|
b*3a

b*@xb*Rbb+Vvb-Ftb--gb+[tc+Yjb,Lub-Rub.2zb.Eqk/1ob/+po09n6d+Hk
b=gb)Ddb+0|b*Nmb)O{c+?bb+Krb,Hsb-)hb-F~j,Fxo/;vc/>j6d*Lrb+:pm-0tb,Jz
b)/ub*Rob*<vb)Zdc+R|b,+nb-(eb-<xb-Zrj,Zjq/Gk6d+-db+Nbm-Dfb-*l
b)Mdb)7bb+(zd-0fd/*e6},3pb,Sn
b*8vd.Eqb.Ocb/Nx|2:eb4?w
b,4{d.:nd04nz1Yk
b>ab*Xib*Xwb+Xnb,9cb,Rul.>cm.Kqd0Io6c*-mb*Hak.<|c,;}b+Zu

bZdb*:mb*Izb*X{j)Cob+4tb+Czb-+vl-+pc,Ytb/+n5z6?qhR~bSfk,Nqb+.xb*>qb)Xr
b)=vb)Mib*(xjZmb*Qtb+Gib-=fj15ec,/tc,({b..y6d9ee0T{d04cd+Q}b*2nb)Fhb),i
bDxb)3wj)Nvb+6}b,A|l,Sab*Pvb,>xb*Iab,Ns6c*/zb)E}h.Srd*Bgb),{b)+gb)/o
bKpj)Ixb++|b,6xb.9bj/Kac*Axb,:yb*Ryb,Wl6c*E}b)[xb-Uic//fb/6{d.Hod*0pbFsbEtbYk
b2ug+/ub)8pb)Mhb*X}b,7kb.9nb+Ayb,Exc.1yg,Clb*Cbb,D~b+:sb-<a6c*Yib*7}k**|b@xbBsb)(|
bMa
b@abZad*:ybGsc*3zd*L}b+P|c-<}
bIk
b)1u
b,sbGab*Cqc+Rgb-Mxc)/cb*1fc+Qkc+Qbc.?g
bJcb*Fgc+T{b-Pnc)1xb*3{c+Tac+Swc.A|
b*(rc+5pb-0rcIdb)Jrc+6wc+6nc-Xs+a7Lnb9>{b:Vob6V|hB9j2u7Wmb84kb:,x
c)Igb+Ebb-Kmb*8~b+<gc-(gc-(c+c7Web9+cb:4zb75gfI5obEEkbB9cbE<x2n@C{h6Y|b8Woe@Di)mT)ofX3~
b)Tab*Pvb,Ntk.,ab,+hc,9{b.?r+eC3u2})Yxb)6um)4dbMe
b)[wb,+ub+Bzb,Gli/;~b-;gb/:lb-Sc*uWA|dGTvd8)lc6Tp3f+Pub+-{m*C~b*/o
b*/wb-:wb.?nj.L~c/*s*e*,Cpc*2@|oXU{eA7qe6Ow)d)CAd2c,9fb+Sgl,G{b+Sqb+:k
*w*3Byq6Ajb5Qeb60nb6:eb@UlbKJgf?M~pV7mg)7[}2a1Erb3Jn
b)0cc*Msc*Lnb+Fbb-:f*o*/YclT5ue=Vzb71tb9+hc6:weESvbGSicAThzY7l1{81qb9[n)qRAp
b=kb)Tuc)Swb*Lob,@s+a7KziGWgcB=vpUYn3q*.4hmVTf

b9kb6sb)1eb*Yi+b:?u3n-<b

bVlb*Ktb-Ioi-<m)f))1zd)+>yc)0+bb)3Kyw*+L~qB)tb<)ab7<zd6;qb>[edD8|sTXfj)JKfbW.bb);Fd)g)-0d1c-,~|*,LxhQ6nfUMr
b)Q}c0.jh,Cxb-Xmj;Lgb?Yiy)(8tf)/2qb)2Stw**YoqA=bb;Ptb7Wzc<Nob6Tab?0pdD3ubFXmtYTrh)IT{bVLjb):Ptb6Qi1~B;qi,4wlE9dcDX}mONeoUOy
b*[lb.>qb08eg*Nxb,3uj:0|b>Fp)r)P;gb)U=~e**.jb*+Woc*,HhmLN|bA/hb<?wb9Ihb<Fgc8Csb@BqdE.ibH/btZYpbX2qc)0D}b)10qc)IWyb)HUnbVWob)9Ukb5Cpb=*d2e.*jc*@fzO:zoVUj
b+9sb-4fb+Ctb.Cbb-Fdb-Rsb+K{b)Gnb+4oe.In5|,(jb+-hb<mbEwb)Pnb)2v
b*+mb)Rkb,8eb,Ewb07mb.Eq6c,?mb+Yab,5ab*Zyc,@rb*1gb-Qpb)Eab*>wb,*z
b*2yb*Rxb,)n6c,Vwb,8vb,Bab,6hc,Suc..kb,/ob/;cb),~bDtb**g
b+)nb*Pvb/@nb.*q6c*Kbb*4|b*Z{b+/lc,-vb*Nnb-5zb*Gac,*kb,Rt
b*1~6c,Ktb,/pb+9db+Fhb-(ib./ec.Tcc/Qab+Wgb+,pb*X}b+;qb+Ks
b/Uhb.Wr6c)6tb)Qjc-4ic-?ib-1lc,Wkb,B~b,Xl
b*=hb.Spb-9|b.Xqc,7fb-=r5},Gxd+Zhc*Ieb1Ohf)Mp
b,Aab*[mb-Egc.Gfb++j+x3=j2f+Hfb+Elb,4ib)Wkb,>abPeg,+r
b)Jbe-Rug<8d)x**Cab*+EunKUeb@?~b=5{b<.db?5tdB8tbJ6ccF1rbIKbrWMsf)0Tqb)0Vsb)>1tc)FXzc)8+~b3@}b:Ug2g))}c*P~xN>bgIK}
b.@ld,>lb/5lf:Jf)x*([ob**-kb**@ve*+P|iJGgb?8mb<Ykb=*ueBImbJ.abAQncIOycGJ}fLK}o)-Pkb)0-qb)/Ttd)E8lc)6Acb1Ujb93y1}G[fi*Kdb,Peb,=ub+IdwM.rgJAz
b-5tb*Ypb*Fqb,1ab-Qs*wO*jv)13ji1(}2q-3v
b,<}c.Rqb02n*sM2vfTTz
b,3{b.[sb0:b*nD:y~)+N~2z*FizZTw
b-Blb/=u*a*,5dlKUw)g)IG~e1Yv2i,Uec+Mkg.<c
b*0xd/*a){)Y9nb)[*jjK-ycG,fb<[xb>TieAMbbFI|cFNicLMpbND~bM4egPAcl))M|bYF|b)-N}b).Rmb)-/oc)DFpd)0:gb-0ab2Zd)c)0W{0{N;ow9)olI:~f)Y;~bOV})q*Ei
b5/hc-=|)|)Z.ud*)?}iFR{b=7~b@5sfH=pdI/icP?ihR7ul)*SebZAzb).;ve)CYre-G|b1Tl)e)50z1|I(ajV5w)nEwb*(fb+.z
b)Qfb1Cbb1Fzb/=zb/Ho*lP2sbR[adQ.xd[-gg)(X|w3*f2q0Enb/=qc+2ub*>lb+/j*e2*ac*Nzb*?e
f2Atc8J|6c,(xb*.ub*9k*h,0t
b-9wb17e*gBKtb:Fcb@=|eFObbII~cJJubHLjcR0hhSIhh[Ipe))?cbXHbb)+NdgPInc.(kb,Vn)c)2/u0vNUhbP=gw-3cb1Rnb2Xfb1<}b2VpuU2a)n,Thb+Yqb+Rxb,Heb.Zz
b-0{b-P}l<.ib=Jvb?Fof@IucACmfFVucKJfbO<nx)JY|b)L<~b)M>vb)OE|c)PP~e)WDef>7kb8({b@AbeI4ybJ<gcL.fbGRvp))?udY(de)(8zcX*yc)9RtcLIrbX8mb13bb)[eb6Vl2pUno?Njb@)oc)O@cc)NPwfS<l
bM~b*Rrb/;q+o/+l2q,D}bGib+9yb,:ld+B{b,@u*a6*hc41mb1Mrc0Ym
b*/eb.Kfj6Bcb8,ji<5bb=<oeAY|})I2ib)KSic)M:sb)PByi>Mbb;=cjL(jjY/kl))SqbX7pb))CwcW-|c)7,gdSX{d1Wn)b)42}1p3lb+0fe*Ufb+Rxh?Knb?TtnZMe
b,Fxc.?bd1>bc27jb3=ub4:~b5Ykg9*xc:1mb;;ae?Z~})G8xd)KKyb)NZdi>Pkb<GibG+fePXibQ2wcS:ebM:kjZOwpV>uc)5LdcM5hbR,}c1Lpb0)jl)<4fw)6Fr0y))Mxt*6kb-1me)-rb**vb+6db+Xtf?Dsb?KnjWA{c,Ilc[Dwb[Rer)6P{
b)Frb*+oc0I}b-Nwb/Pvb/-c)zC@x)n0Bw2u5Cec*Dsb)9ab)7xr4d
b+Nfc2=ab/>lb1Ctb0Qb
bVub.Zpb+Vvb./zb-?fb.Wkb0Ivj7@wb9)h)oCE~bBRp)l0Cn)d)<-|1u+0|b*CifCZfbC[~l)Qj

cSj6e4c
b*?{b)Qfb+6mb-5g)yD1tbE+fbP4ah)(Mkk)/Ptn)-UycWNkc)2RncQGve/[n2y-JkbOkq-@xd).Hp
bVsb*9rb,:hb-Vp6aJib+8gqFy
b)Bub+Ahb-*rb.Vd)wCCubE1rbPIqh))7zbUXiv)*/rdV7rePIie/6hj)=*mc)DCb2k1Ftd.Prc*@jb,N}cC?ybC<al.Sjb)/t
b*5ob+Fzb-?ub./se.Yc)qCIoh)(2w)g/;a1|)4Vf~)(rb+6~p*Fc
b)Jhc,:he-)nc.Vwb0Cz)oB5uh[Ajc)*5qc)(7~c)17{s)(Eob)*DvcS;{c)-FvcNIcd=Xab.Qd)d):Ec0y)55sy3U}d1={c)9~b)Q}cAWmbAPml1Osb,Fr
b)Yqb*Mae+<cc-<ob/,p)nB@kbBF{bF=ef)*,yb)(Ebc)+>ybVLnd)2?lg)14ak)(Tqc)(H~b)*3pcRHcb))@pb),1gcNBfd??db/Tl)k)=2k1l5Baf*Fkb)*|cB-ebAXm
bPge)J{c,)l)pC<fbGTgf)+T~d)-)~bWYld)4(rg)2Eed)0?xh))3}c))*zcY9rc)(AqdNM{dA:cb1Bb)k)=4b1q,>~b*Scb*<sbBNnbBCz
bSkcVkb*4sc,Ha5x-0wc)Gt
b6k

5})(u
b)0ub*>gc.6l)lC1ubBCcbBZdbH,mf),Dad)->mbWWwt)(<mjMQ~dB:ob20w1|)8Oqy8Kzd6;~d,9qcB1pbAYlo),Xu

b)Nxb+Wld.Bb)kAIabGHpf),IreW)cj)1N|j)-AnbZA}cZ<xeXAfdKTge2Lb)k)9Yy/p)=Ggc)?Tt)a)8Fzy9Ygb9Afc7Vpf@K{b@={l8=vc)+9sb)+2{
b*3ed,Q{b/2q)h@Hhb@7|bA*nbGKwf)-*bb))OrdVLrd)3Vdj).6}d)3:ld),DieY?mdVOcbY,wcJKhe3H{)d)6G|f)=I~0p)9Qf};2tb:Quc97pf?Zkb?Jyl9Uzc)*;js)6Gb
b5kc*Hhb--l)h@Nwb@JebADzbHWhf).Cmb)*Ras)39ad),>ndXZdbXFhbS+ocT[{bV[zcJ6e)m)<Yh0l)=Tad):Atb);Ak)g@7{b?Zlj[@xe)*4bs)5Xt
b*u

b*Bub,Tq)g@[hcB3xbJ:ni)/J{n).Vyd)30id),1vbX>ddW@idRS~bT?}cIPvcOSabH9db8,d)d)5+|h)6=|0n)==l}?U{b?Cfh@Qeb@=pb@<m)a)5(l
b*Lpb.@p)fBHdcD.|n)80og)4Njd)0?db)2*ac)49}eY9tb)*ZobY?wbWS}cIHaeJRk)h)5Gjh)6Hg0r)=Ei)cBF|bB2dbB.oq)3Qh
b+Rec1Q~)dC(sdN*c}XI{b)*2ebXSobVFycGZybOLedJ9wb5ScbTBhbM*eb<Vos)DQjn)5Et0v)@Qmb)AFc
b*.db..}b,:eoFJ~bKOdbM.ifY;gbZRcb))Xtc)+Tzb)/HigE+sdQ,h}Y+lb)*>vbY9|dG*|bM@ebLXwb?@bbK2ob26ocPN}b@Jp)b)5@pc)4(l0t)D0ab)DSl)hE+}bDTse[(zi)+9zb)*Wlp)D1yd)5Qy
b,)cb*6vb,FnlC:tcDD|bIIebK(mfW8kbXP}b[Z}c))Ygb)-N~gFMecI0cbS+fv)3-shYTyb)+.mbZ1{dG3ybLO}c=;obL6yb0Lko)C0tu)5Xt0s)HSf)kG6pbFRdbFEieY(gj)+Qpp)DKg
b,;ix)+=fc)-=rb)15e4w)*Yvc))Yfb)(:d
b+<lb-.p*c)-4eb)(;adI,xbMYoe10co)E2yu)7Xg
b)Qab+Dwj>Pzc@(zbE.dbFBedN2~dTG{bW[rcZ+lb))Z{gJKgcM9sbWBn~)-/heH>vbL)rbH[qb9(|bO3|b.Wrn)CM|x)5=dh)4Jt0n)K:g)gK<qbJWobJHlbWBscV@ybTTri).N~d>/c
b)P{b-5hh;<|b=+|c>:ebC@hbDT|dLGgeVIvcXPeb)(NfgL9}cO*wk)06ju).1wb))NtdI7obL0cbH<nb7BwbPHcb/4b3cM,~bLGycV/ih).Voh<>a
b+Aod3Abb5?kc:.xb9Hzb;:cc<JycC2}dJZudQMtdW@pb[@}gN*fm)1Xhv)*YgeL9ubGThb6*jbR*cb/X{i)GFq})6Ruh)5Hn1wTOph)04pe)10}c2Ekb:K~
b+Rpc0-me6Aqb8@yc9ZagKWgbMOjbOHi)e)<.emLSkbMOdc42bbU6tb2Jo)e);=oj)7<q1zOXwk/0z
b)Vnb,;se3(md6[ciM,zbQ/bcSDbbWMhgU6icX+fk)9+~d)K=bs)0VgeO-fc2HgbXKzb5Sgl)I3ib)I8mn*(Fm2jU6xbP?wcO4zbM?ok+>bb4Enq)<(i
b*Ive1;od5JaiKVzdRBkbVL{)d)A+vg)2;{eOTlc29dc7Bpz*)2qj)>Kac);Wm0y)S@l)fO9rbPIjbN-gk)7Ymb)Ktb3-}
b)[ab-0pc.Pid33}jMN}jY5jh)UZec)ETeg)O*qs)3?bg13zc90sm)K2wn*(Eyj)>Wzc);[xb)<Hoe)?Vlc)9=h1tZ0jbYJtbY8|i)9@ef)8YebZbb0Gxp);Irc)=Li
b+2|b,Mab-)sd1SklNXkh[/dc)*,wn)POzj)CMhj)4Ocg19uc:V~z*(Cgl)<Hpb)=1x2f):Vnh/-vq)=9y
b+Uzb-@h*a3K}+zCg/{/Up
b*Jsb-Mcu)+Fgc).H~m)PIen)E8zkQO|e?.}l)N@sz)=W|b)>8p1z),Fpb),,rb)+Mkp-+x
b+-fc-3yu)-Drh)J;ld)A2fp)BRokO/~c0Csc=Qlv)I<xd)UOom);6db);Ji2l/K{b*?wp):Upb);L}b)<?a
bPab*8pb/<lu)9?by)A6cg)4>ieM9|c/Zyw)GQmb)FVkd)S/fk)<Fhc)92pb)9Bxe);Nl1w)+LvqJzl)K0ie)8Qib)9Cgb):2}

b-/|b.Gee:0{b</hb>7bbBEocE-bh)+5aj)J/md)@Yzw)*ZwdKS{b@=ib0+gw)EMtb)DSvd)Q(sk):Vfc)7?mb)7Mae)9Pl1yAQvc@Cub>Kye):1qg4)ob*Pfl)IHu
b)@{b-1td53ab74}b9D|b>)oc@Ibh)/>kd)>Dgb)HCpf)M1|e)F.ze)N)yk)@=dh),2ycTHibLFoc4Jwd)GXpj)L)bk)CN~b)B[jn):Flc)6Zyb)7*oe)8?h1w)0<oc=2ad:(ao*Rfk)D9ec)6Dab)6Wx
b+Nlb.-mb/Seb3Nob5Pyb8.db<Hmc?4th)0=ad)?Hkb)I<ej)F@}e)MXhk)@1ljU*zbLDrb?Xnb5Wow)BTab)B-~n):/hc)6Axb)6Bve)7Ne1w)1=mc;Phd8Eto):ek)CBjc)6*vb)6:q
b*Dob,Jub1-ac5Qkb:Apj)3Xsd)C4fb)LOwf)PCyi)OBlc)O1~h)BMolNElbAFr)j)78ib)72ge)7Ww1|68ge)>F{k*=hk)C7sc)6Ttb)6Zdb)7:q
b*:qd3Mpk)5Uhd)E7mb)N>lx)A>mlB(bb;Zdq)B[ru):D~d)6Gce)6[i1|45}j)<0zf,Opm)6:cb)68lb)6Ii
b,Fzm)6>ud)F(eb)NEeo)Q*hj)?XplA/db=:~d)PRfb)IAd)c)8Tid)4Rse)5(v2l.Azm)4Hpb)4Bkb)4Qc
b*/ib,Qbk)77jl)R[zh)MJpi)=Tpb)<Pje)4?hgLI{b?M|b@8}d)S1eb)L-v)f)12pd)1Dx1}-9~e)<6sk2Blm)1-wc)1*d
b*Mjc1@ti)7Yhl)R1xg)I8td)IGfg)<D|b);Axh)+,xdL7rb?F~bB)dd)T<h)g)/L{d)/[lb)/:n2g)7Sbf4Fdm)/Kbc)/@x
b,Rob.Xgi)7Wkd)GBlk)DPoe)F[gc)FPhh):7kb)95hh))BccWHxbK/mb>Rhf)N;tb)?8a)e)-7qd)-B~b),Qi1y+Qkc*?obFto6Zv
b*6lb*Kdb.Vxg)8?w{)6Mub)5M|c)3Bqc)/Zjd[;lcW4nbJ+}b>OpbG8hb)1;~bT+bb)V7tb)P6lb)B+p)h))Dh1z)*qbJab*;nb,2ce)7<zf)35nbNAve;Dfm))E|b)([kb))*a
b,/z5b2i
b,5rg)8Wue)K:ru):Zpc)4R{b)3Ttc)2(}c).VndZ<vdIT{b?7fbIEecUToc)Q9{b)CMb)h[>c1z+Jwb*8yb-)pg+SjfPZlq[GubZXbbZXc
b*;kc,5ab-9|c):M~j)GIec)J(}n)99lf)0Nic).;nb),LfcZ.sdK(tbAJrbMIqcYBhd)G+}2w)O,ur)56b
b)8k
b+@~b*/g*|,Syc+Hkb-5od3Gic6/fbB8re8K~eA:kuG2cbT6f,d),Wdb)+0xe),/sb),Pnb).Rhb)/UulX6a~)0>i
b);hc)>Cm)b)0Pmd)(Pzc)(<lbNIig)WRj)m-2bc.8z)hSFmbE4g,e)+-gc),Vxb)->lb)/<bb)0;xd)1.bc).6rhS0~+|)78n)m)..m
b)?a*{+Udb4-ub,[ub.Llb0Rbb34kb4@qb6Jfb6Wtf9:wd?[s2k2*o

b*4tb,-~b7LbeXR~cHLqbA)ibLXsb@+dcO:bkIX}dNPqdH*ydA:xcAWwb>4jcULwbW2fb3TmbHDjd=Xh)kVBe0j)+4ad))Qfb))So)g*2nb)Yub)6|d)8?kb)7PmeBTggX<}b)*>sd)1DumS>p
b*)dfWEdcGOrmMTrgO:tgBBfcCZ~f5Hbw)-VtpTE{0yWAz)c6}bPmb)8eiC=ueFMs
b3Vqb>9bdUQqd?Lac>,bcM?vbP1kgLJygNYcgBKocE4~f6FecB(sb=Ujb<5}jW1k1k)(/hdZ<kbZEweUXby?OodA9uf*7cb*Ovb+7|iC*lg[7a)hF<gbF3{
b4>af>4dcABeb8Sgb?5zcH6ygFWujI+ldF.sdLGnc)1(qb)2(nb?*ibVWxb7T}b6I~b>Ib2fA>kt@7ipC=|eGHobH(rc)8Tw)g<[wb=6sb=Pcb?(c
e6Dmb22hb58{b5.fb1-db6*gb:Y|b<(og;OzjC4|dCVgbM+qbP8jd)6MecCKuc;+vb>FqhF7v0tG6wyF*sdD?xn=Vz)o)J?e)d@5fdDYabG3g
b->dc)>ed.Zqe2Pr2s6Did57bb5*we3B|
b*[gb.Mob6=vbA8|b2+ge2)tjA+qjO1hbXIw)i9Hg0v16~d1.ib06ee/Hj)j4R{dH2neJ@g
dCGqb4?}c?Mic2VetZ4o1l.-qv/=mb.(ae.Dx)eXKwf5:pdIY}eKWt
b2Dec/5a)b@PobG6|bV<rgATn0t92~y7Mcd6-nb6*vzO[b*eD,jdJ6|bMCo
b3,ub,?~b12wb02hb0Sub22lb4+zf2)sb3W{c6Alg>*kkG6{b)4R{bCUjbH?gbTMy2fBFn{HPaf3A{h>7ib?.p)iHC~bINpbJQj
c,6db,C}c:Ctg57xd24vg60yd7:bh<SscGZ}l@-owA9icCSrgJ5~0kIQk)u17ewD1g
c3Vwb/Vnb/.jf2W{d5ThkEIqbO6fh)92obDLrbJ/jbWFq1|3MywU5fu>NgeABp)jHUebJ1mcNLy
b.Dtb7?ic;Gdx)94nb>/tb)+N{cF,wbO.}1wH?dnFN}{@7h)xJTocO2e
b25~h0Rub/Wib/S{b/Pce5<ic6-od9PokL0gmDBjhHKuoB*~bC1h0qENjdFPhf<Hs)m2Xfe60ed)CVnd)G/umCEozU,u
b,Fnb-0wb-Kab0/cb-C|b+4lb+0gb.>luL5{g2Nx2oZDrs,Dpb-5eb,Gl
b+7xc1U~c/:}v)=Vbd)*Gdd3Ylc5-h1o8,oe8Mfe.Atx));ilRGef+)y)qOAgbPS|
b,Nbb.R}b,Ypb--v|0V}3dKeb+Vzb+(hf?Az
b+;ub>fb+/{f43ib4Uyc19nk)6+wj->tc-<zb.6pc1<nx=?reA1rb@AydBAf1|,PubWgb)Ssn.Cdb-6pb-W~c./{
i8*|t+Deb,.rb*.lb,Twb-+yb.Gaz@8reCR{bC-b2a.Wqb*Yhb+Zsn..ub,Y}b.4sc/F|k-.l
b*Snb,3|c.>{c3Tvb4Gxc1*pv-N~b.Dxc1=px=5meA)xb@:n2a,Zfb).gb*,ro-Hob.2oc.6}
b)=rb,*vb,Z|c3Dwd1Et)r>3leB5sbAIhdD2y1|,Zhb+2|b+0l
b+;~b,<kf1WkoMTnbR7p3cNIbg,Fob,A}t3SzzR?jbSKj
b))ub,Sw}3Wi3f6Lze22b
b+Ucb/1id.Ffv3Eq3e4Bon3>ib3>lc25rc2Tk
b,Fpd-[oc0@kd76zhBYrb)1Emi6I}d4Ljb5ZsjA<f2nJGdi0Scg)ALdh6Bsb63pc4Fj
b,+|b+[mb+Utc.-ed6:oo9Gh}46vf8<g2d17gi*Lxg60rc4*rc3)q
b)1bb+GljQ2~b))@ul65pd0@vb0Uub47ib6Flh:7vn14{c4Rgc5Fpb5,|d8Xe1y)6O}b)8Kcn)>of6/pb5.cc2Ppc1,sb17z
b,Nob/Nqb/*bc3(bc=7zdP)~b)(7}o1B{b1Qxb4Vib7*ih:Gtn0Adc3Xsd4Abd8Gl1y)5Pub)7Jhb)8L{m)7qc)@:ti21}e4;v
e6RokV0wc).0dd6@~c38|d/,wb0/vc79ph;=rn4Kzc89mc8Uqb88jd;Gi2e3Sde+Smf32ib2;vc02pc/1k{)(4jc),/u
b)/{c,Enb/Pb~AAkn3Snb54db5Gf1~)4<db)3Kkk*4qb)[k
c-K{i>DycUXwh=*|f;Ucb=UchA/jn3Wkc5Yi1cX/o)i*5tb*Sed.Ljg<0pi65r
b-Nzb))bb0Lob6DtcD1yc),3cb6LqoD+ybEMpw9N~2a)04vk.Shb.0rr9Ta
b.2eb2@fiY6ll<Igb>Mbb@1tbB3vgBOan3Qgb4Dgb43oh8@s0z)(Nlq)+C~s0Nce-(cb,-kd33nmAYuz),0e
d=MgbE/ec),ZbeTOj2z[Q{fBLtcB?ii.Z}e.:kb-Rgb)2Wrb)43f)hZVpb[Dv
b/<pc;NpbHPlc8>jc)(Qlb[<~bYZdiFLfbFIfbGV{v;@mc9Tyf@Bbc;-n1w)(-zb[Jyb)(Isb))+pe8Dah),,lp9Mub;Puv).Az
b0>tb61jd6Zpc))Kv)jD)i0})1JiyD)mk>:~hY+r
b5Pwb@Ruc6<dbB7jb)()dcPDujUSe~O5x0l)76g)cW1dbWGdcWFyiWIjrUSb
b5.kbG5icE.bg).RkfXRebX9eo)77{iK?qcH8|bHVygERp0z)?+c|JF{cJQtbJQsjI5tcM8xdLYhg[UbgGY{bI,ubI[a
b=[vbO1tbBRbb)?J}b):2qb).+wi)0Abj)-Uvb),Vpf)?.fiVHmcS.bbS9veUDz1n)6+ql?)}c>Xqb>Edg)6.eq)1GseRLbbS8nbS[a
c72lb);@ck)CLaj)CHnb)BE}e)SBob)U-hi)6Jlc)3Dbb)4+be)7){c)0G|1uX)qeEIibCYve)3@tg1<jb/Exd73ui)DFgf)42ab)5(w
cNSrbK[ybIIp)dH,uhJRu0j)*Bc)k5Myc5-tb)1S}c)1Xvf:>bf;ZzrH.evSQbbSUtbT1rcT9|bUXl
b),G{bY?d)l)-Wt1lR.zbQUecPCrgI1|bHPfbSM{cRTgbQ=ne)(PucQ1le8=~
b/Db)c)-0y0vIGqbJ[}y8@fnD:gc)V=gc)UZyb)T[|ePOk)n->mb.3fb/.hc4X}
b8?k)b)/4r/{YEkzQ*ox*Mzo??ub?Pvc)P3vc)OG}fQVx)n18kb0Mrc0F{b18k
j)6-e0q)3.n}).Cqe).Nny0/bb0*oc/7qf<5xb<3lc)APoc)@Wyb)?@seW*dc08gcZMus)5-w
bGqb)>yb)Vu{->{0k+Hfb)Ux*j+,}p)Kwb+Sn
b*)sb*>}{,S|0k+.lb)Ee*x+3fb)={b+Eb
b*Ou{.Mh0k,I}b*Rh)z0Ytb,[hb.)dr0Jzk+)m
1h+Nu*j)3{o-Heb+8g
b)O}b+Vj3n*/rb)<db/lb)Bgc+M{
b*3z3p)Ogb;gb)Keb*Gib*Bib,C~
b+Fib-/e3n+Tgb*?sbJzb[obI{b*9|b*Vu
b)Lvw5Zbe8Tfb8+vd95j2p,0zc+>qb)9ybTt
b-=av5.ve7Kab6U~d7Mb2g)JTal-+jb+(cb*7z
b*Svb,Tbc.:ac-Ryp4O{f4W~d4(p
b*,mb++hb+Goc+*ab-=ub,5~n5<af4F}d2@z2u*=r
b[}b)Dec)6{b,,wb+9nn75if6-dd35p/g)4:a+o)4t
bNic)Atb+;{b+[ob*.ac21zb7Jx3h)V~
bBub*3xb+Zib,Jjb)Udb-9d3j*Evb->t

b+Hhb*Vmb+<sn9Iz2|Q|
b)6sb,:|c3Cqb8<hb:4qn6?kd2>i/g)2-ld)0If+l+2z
b-Bim73|f52qd18m/e)0Bv*{FBdh)G.jd)AJik*,e
b+Btb0+{b5F{/x)1Wfd)/0x+l+Zfb+Hh
b.1c3j)+g
b-Sl)|)LGn-{)+Vl+b)S=yo-.y
b)[nb+Myb-[noBQez)RCo.jTR}cZ:c+a*(Jzp2Xu
b)Xsb,.~oDHex)NXmb)OLdb)QKx.jRYgfT.lq;6d
b*>d)i)Q=up)H)n-zS=jlSCz
b-<w)f)Q/nc)REyp)I8k
b1C|)c)Q=xb)R)xd)UWxp)L[~-zRMsfSE~gR[uj0[jb22z+e)R>e
b,9cb,In/t[9dg[*jf-6ie.U}b3(wg1Od
b:eb+8h0q0Hh*s,[y
b+3e3e,U{
0k*Bib,1ib+Lwb,@~*v*+db-(}
b*.kb+Pkc,Pdb,>eb-9b1wT2ycT)fp)<Hll71gf.<~
b)Yrc.Tjb.Bjb.2ub1=i2v8Ryc*=zb,Fb
b)Ykb,Tib-Eub,;xd-Sc1tTPcp6Tub);Q~b)96dd)6?fm@xb*Kvb+Qu
b++tb+Qbb*@tb-Mmc,Xe1y)+Bzb),Nbk)<@mb)9Gtd)6=pm)IrbVgb**{
bS}bIib,9wb.;nb-Yn2p<Hth*4tb).a
b)<qb-*|b-Iqb.J{/d)=7k+q57ad*Zdb)Snu)7Gd
b+Oec-<~1x))Bfb)+Jgb),Yd|)ItbBw
b*Fmb.Eh1z),2}l);Wsd)7?qn,S{b+J}
2u20g
/d)@0bl)?W|*v)99tr,?ib,U~
b1:bb,Djb.3wc1.sb1K{b3Prb3Wjb>[vb3Xkd60jd<Fvb>,|cB<lsC0~bOZkbNLzb@T}+z)2Glf)-(hb))3pb[;}cYWwc[Pqb)(:bb)*9qb)+;df))Bob[VufSKtbO[w)a)+*el)1Pp+o0)h
d7-jb81}b79qc8=cb>U}e9Bzd>+mb>6{b@.|bAO{cGEvbHRxp@6obK0nbH,lb8[p,a)*8ybZ3ibX.nbVHmcTRzbV9|bVGcbX8wcXQefT.jfJYubFRr}W3{bV=cbURkl)(Kx+pATs
b)Nsb+Wgc0*cc2Geb?(bi>(tuD6mbQFpbQ6lbD8m,c[[gb[Cic[<lb))Bgb)*4cb),9tb)-@tb)-X|f)*Ync))ZscZ.rbW=~bT.p~)0)q+{-3p
b+1tb-Km)cD?ubQVpbQZvbE>z,g))Rgb)*Glc)-Xhb).B~f)+Rxc)*Wlc[0kbXHwbUDa~)1Fxb)1(~+z,B}
b*Ccb,Aj)bAEmbO+{bOD{bCOu,dXBvbX6zd[Roc)+2zb)+W|f))Gic)(QhcY3ecT@n)a)0@tl)7Gq+o):i
b*Flb,P}b--{c,Te~N7~bC;b,p)(Cbc[RtcX>gbVFibTBr)f*(Ukg)82j+o)1|
b*3yb*Evb74zb*9jd-3te63{u=5ycKQ~bA2d,dT+ebSUqf[*kb[VreZD|bZ*lcY;mcV*dbT9tbRDm,z+3yoZ;n
bLuc2fb)Cuc+:{|@Z},pY)mcX?rcU7tbSWsbRE{
cRzd*Lhc/3pw;(vcI[nb@8|,kYRteXG{bX8xcWN}cTGgbS4fbQYe-jX>i
e2.yc..fb,*ib)*bb)8ub+?qc1@eq/Dgb<D|c<7}+yO<qgJ3tdDUbbDRrbEH{bH+dbI/icLQ}bN/heM?ubN,ddM8vbKNubL)cbM4|)v)X<s+f+6bnM5w
b)>ac+@o
b*Ok

b**ub,Gab.Ucv8GycGYyb?8|,eNVzbOFdbQXhiV>kdUT{bTPxbRVwbQUb-kV4u

b*?ab-,ou56bbBGubE6{b>Uf,kT/viRCnbPQfbP<{bPDv
b+,}b-7qb/?av>Hh,sQ,kbO>wbO<~bP+t)w)WU{
b*6cb,?zs0>hb=Ecb@Leb<De,kO.zeN=lbNZjdN.vbLB{bLJgbMKj
b*3fb-;wr/0eb;Nbb?>~b<Ti,aHYheCNlbDIdbG-cbH3kcKWwfLO{bMEbcMBedKZubMBn)v)Y/r+f)ZfnLE|
b+Atb.+qb/=yp.+eb9P~b>(pb<Zo+yKYkcB:ueFPfbC3lbAHfbABxbAEebBBzbE(cbF0dcIU{bK<aeJXwbKXkcKZpcJ0kbK({bM)x)v)Y;y+fFinJNx
b+1ib,A|c1)xn0.}b93cb>Jlb?Pl,pKZkcL4dbL-ubJWebL:ubO+d,{+=p
b);cc-V}n0J~b6Ttb=,xb@<g+~E8~c=?gb<(jb<8jb<Mwb>/vb@OrbB-tdGTbeG[lbIQicJ2{bJ7abI5lbK2nbNDs,{.2fnGQp
b*5ab,Fwn1Ebb66gb<WbbA.p+sIKbdHYff:Yrf<-}b:Lvb;-kb;Geb=.qb?OlbA/ndFZveG4|dIMzbIWrbHZubK/~bNP{-jG+c
b*Ftf3.md6.~f3Mxb6Llb=VlbC/|e@CugH=m)qP4}cPDvcOEccO/ibP3ldPHsfP={cP=ccOGabOBjcN1xbO(ubP7ziR2{uG?|bI.fcFP|f8[fdB/sb=K}b:Bwb96lb:(nb:Olb<Doc@J~dFKneG3vbICpeIN|bL6abP5}nVDa,wOMxeG*c
b,-xb.Pwg3Frg94{g>-y)yN0}cM4pcLVhbM[~dN@bfN:qcN:icMFrbMHbcLLlbM>{bNIt}FQkbG(ebE?ybF>gf9:ke>;ib;Ejb:Fjc<Jdb>HxcBQxdHVxeIFlbL(rcLK~rUAb,wN6weI<z
b*Tfc+7ub,J{p:Jf){IX}cINebJV|dK@tcL(bhJWpbK0vcJ[xbKE~bLHg}FE~bD0nbFIebFLsdDTlc;*acHLyd>+kb==qb>Wzb@.cbB6afLImeM@ouT>r,wLIqeM7b
c@gb)Wmd-1|g?Yvg8+p){G;|cG4}bH?edI+ycIJfhHK|bI+}cI:}bISwbJPj}EZmbAUobF[pbF>pdECpc;XvdE5nc??zb?*rb@SdbB1~bD@zjOVhbRElcS9eoT1qdS0k,{OL~
bXu
b)Gie/1~*wH@{bHVrcI6}bINqbJI{}F,nbAIwbG5fbFGldESnc<6qdEFcc?Tjb?@hbA5|}T/ccYIqbS/v
b)[kc+7sb-HsfAG|*eE;ubFFkdG4ccGSthFXfbG;ocGWmbH9bbI2n}E0ob@,sbFR|bETadEGac<4odE<xc@,gb?TibAR}bC8fbELjjQ5}bT,fcTV}oRRecXLkbQVm
b/.a

b*:mc.;kdD:jbKYtc/?p*bB-}bC9cdD(acDIbdD8afD9sbDWobE6gbEFsbF:u}CIyb<XubF<|bDLwdEFrc<S{dEB~bB,rbA,rbA0mbC>xbE.abGJbjS?ebVAzcW>fbX-~nP5zcW)a,|S6k
b*.|b,,lg-5}b-Vlb/)a*dB:zcC+ydBRtcBUkdC-zbCWobDFqbDPo~D*rb;CsbGDcbE;wdFZrdLTycFZubCNobB[kbC1dbEDlbG6mbITljUKubXPtqOHycW0x,zG7ocUB|
b*-og+@fc-D{)b.1f)mB0nbC1qbD0ibD3{~DHtcHNrbF1~dH<adN/dcH?ebE;xbDR{bE-hbGDbbI8dbKWmm[TlqW>s
b*1kf)Dpb)Xab+Ws)a.4ib,-g)nAQccBZt~D<jcI/ebF1mdI)jdNF|cI0cbF8nbF)ubF?abH[tbJSobMAqjY=lb)(Ipc))Iqb)*=hpVRu,|Y4{

b5E~b88ob7Ps+sR?tdQ7qfBIoeF3~bB5ab@7ub?<qb>Ukb?1pbA>cbB9icETqbFYeeF*zbFDgfDZtbG+|n)-Wt,m@>}oET~
b05pb<H~bKFycLAfbMRbkW@~)m)),ec))0hc[P}cZZae[Upc[Vjd[,dc[(icYZgbY2vbWYtbUOnbV[fbXJciY5zuK;}bT=hcI2|f;)lg5Xwb3Mkb2:kb1U~c4O~d9G{e97yb;.zc;Aob;Tub;2ib><vbCMz,{:7|jVXj
b7EbbS9kcT<jbURzk)+Dq)m)14rc)1:ms)-;lb),(~c)*Xmb),Is)m<Zub:.~b8-vb64jb6Yab6Rsb88ob9+gb8Tle6Vyb6<yc6-tb5Egb44zb6>rb;Bd,zNK~o6Mz
*r)6.hb)4Llb)5Lob)7/oi)8Dqx))JymH7ibFJvbE9vbF<qdHB~bGW{cH:acE;ubC2be=Uvb;5{b9Py,zC8ib=>kj)6-aeE4j
bI~b*<yb,Ipb-Fdb-Wdc0Dth3[bc54wq-(sb*Pa*rE=efA8zeF3bbF0tbFLnbI:mbK5{bMZsjYX}b))7oc)*:ub)+2t-d3FhjYPt
b*Fvb,Kpb-Bwb-Mob.Sub0-mc2;kg6Jnb4Pek6Luf.Hlb,=lb*3{)m?/z)eI2thNLg)gV)o
b*7db+Bbb+Xlb-Fzb/Cvh3/km6Rlh+)}*qG9ueGJtc@VxbLThbK5|bGXgbEEucFGcbI<qbK=gbN1pk))M~c)*Vhb)+Ufb)+Dqb).Ql,~.Cvb.7rkZ)t
b)Jfb*9jc.Mmw2-ed.=ob,7a*o@>ncFLdbBNedG7ccA1cdGHubEFdbF3sbG-sbJ(~bL-vbNXpk)*Hnc)+T|b),Ytb),NqoQSm,p.Fxf5=a
bN~b*Pzb-4cb,Lxe.;ep5(|e.Kgb.,sb,>o}5Wub72fd8*fc8Uod8Phc8Tqc8Fzc;3ib<Zib<La)a1YlfH=|fHQubFWd)dQUg
b*,wb,Bib,.zb.Pkb.<oc-Ner0?cc.,qb-L{b,9i{5@nc5Iab6Xp/p-8jb-9~b-7y
b*Gmb*2xb,Sub,@tb-Axb,-kb.(db.1pp/)mc-,gb-@}b,[iy4Jtc48}c4Ncb6+md7,sc8,id80uc86sc83qb9J}c=Nab=5u~BYob2-wbJ)tbEErgOBdbN5pbK9u)eS*s,p,Lub,>ub,Ebd2*q
b,Chb*8vb+B}b->~b-<ec+Hwb.Rkh-(wc2<{c/Dqb/Uuc,Tzc+Pjb-2~b-Xf0o+[eb+;~b+Jbb+0zb+Mfb/Gy
b+<sb*7xb+>cb*+gb+Xzb,P~d//qf+Fzb-Ztg0;rc/,fb/Eh~3*ge5Boc6F{d6Qtc6Xtc7)cb8Jzb:Pm)bCFdb1BabK-|bF:vgPCxbO>hbLKnbK-{bL/ebM0rbP/{bR7cbU/dk)0U~sRSz,s,6mb*:f
b)7lb+8nb+2ab,:pb)Arb,Cvb*={b,Jie,Jkb*Wvb-Sce.<mb/5rb-)~c-3mc00xt.Oib.Zg/y-Sfb-,xc[rb)Akb.Ub
b**ab)W|b+-yb*Fbc*Lzb,Vge+<vb)Icb,Gbd.Gzf.?fv-Asb-M{b.<t*dQDfbNUgbM;c-v**~b3t
b)Gab),pb,Eqb.Svb,Jtb.Tcb--}d*;qb)6fb*Lj}-Q~b,.pb,6sb,Izb.W}t5@vb7=kb9Ugb<Uab<)k~DFib16|.c,(kb)Q|
b)Ycb,?jb.Qyb,Gmb.Lob.Khd+Vdb*8{b,,c~-Hzb-Jab.({d0Lmc0Gmc19ge3Trc4[~d57nc5?fc5Imb7>sb9Mxb<Bvb;Pj~CIhb0NzbKEhbFDygPWsbOYfbM;{bL*kcN<tbQ>vbSGzl)26hc)3F~b)4Pzb)4Is-d)Sv
b-Hoc-Mrb/Qvb-9ud*Sub*8ub*0j{.Slc-Zlb,6ib+Yhb,-wb.0dc.Ouc.P{c/Lee26lc3Agd3Vrc4+dc4<nb69pb8Rob;Tqb:[t~CR~b0;pbL-lbFTygQ;lbPDfbN0sbM+dcOLibRPubT[qn)5+ob)68xb)64|-d*T~
b+5tb*4ub,0jb0Dab.Bdb/+lb-Tvb,0{b/.zb.Wic,.kb-+pb.7eb,Sbc-Rcc15fs0Azb/Yrb05ub0Xn/y-SgcAzb*Jsb-Xk
b*5cb*+sb-9tb+7eb+Sib0,qb.=kb0[xb+Kfb-+hb*F|b,Hwb.Xob/.te4>tb.+qd3;xm/Aic-7pb.Tyb/Cd/z0V~c+Mlb-)eb.Mm
b*6{b//zb-.fb-Mab-Y}b,6fb/4eb-L~b/5ob,.pb-Ihc.Fse2Efq17wc/-yb0*{b0:~b1)w/{)P{b*Sr
c+4qb+Rmc.?ob1(xb+Zvb.Cib,Hsb.Gac0>wt0:cb/=zc-3}c/Edb0>u/{,*{b-(|b0Dh
b*7hb*Oeb*Smc+Oyb+1rb.Oob.Xci,[{c1[sb1Hwb0S~c0?md-Zwd.*ic,Kib+*ocZob)Fpb*9u
bGhd.)fbXfb,Bcb,Rnb.Xec29}h0,db0.~b/X{c/Icd-G~d./}c-5ob,:bc*4kb+Q}b,Da
eI}c-0cd2R{f*9gc/@|b/Efb/@ic/1sd-7nd-Ycc-2kb,B{c*Fdb,4~b-(xb.(pb0=n
b)Qxb*:vd1Kgm3@ln+Ejb*/nb*Ckb+>wd.Sc/y+1f
b+2ud01f{+Vtb,.~b,We/{+Fbb)<f
z.Mnb,O}c,,gb*4vb)Spb)[wb,;lc-/fc-F}c.Q|o6-ub8Qlb<-j)aDVgb12wbM?mbH)bgRH{bQXcbOL|bNPwcQGybTMpbVYk-s,:r
b+Nzb,Lbb.Mcc2Bgf*?{b.5vi-Tbd.Drd-/yc+/a0b15~
b+Xfb-Fgh.-yb1Vl
b*0db,Mdb.+se4Bpb/-jr.Vnb0?w/{0Lxe,Gc
b*Iub,[}0v-Afc*Hn
b+Pvc.V{0t.Evc>|
c+4gb-Cp0p,3ub+Atb+Qhb,R{c+9{
b[u
b*?kb,@}0o):kbN{bWm
b*Bv)m?.u)pK-n-r)7{c)N}
*}I6wdPJw-n+2kb+Udb+Fbb0Uc
b+Vbb-1yb-Iqb.5bc.-td-,td..vc.(ob.+hc,Ieb.>wb/0e
b+?{b-Ilb/Lsc/Rzd0)nd16hc1E|
b*Jeb-7qc-Gid.Wtf1,db2,zc1=x
b*Ovc+/zd--xf/Bab0Xdc0Tz
bFubBpd+1cd,Abf/Xv

bGubMkb*Lbd+[zf/Co


b)5uc)8}c*>gb,/xc-(~b.Jub/(zb0*ob2?lc3>w
b);u

b>ab)Iyb+Ilc-+~b..cb.Onb/Qcb22dc31o

b*(rc+Nub,Dob-1yb.3od1Gw
bAkb*6sb*Gfb+4pb,6eb.J~c/Jk

b)Tmb*G|b+Fvb-[tc.Z~
bQbb)Rhb,3ec-2p/y-6c
b))~b+?hc,>yc-Icc/6bn4Lxb6Wtb9Mmc<,{
b*>vc+=|c,Gwc.6nn3Npb5Zjb8Qpb<8cb;1~~EPzcNFrbH[viQ)xbP6|dV?abXKz
b8ab)/oc+*u)sEAub27mbNFvbHQciQ8pbPUxbRSncW?sbYNlo);<rb);Bpc)D=d

b8ub*.xc+Zib,[kd.7v)oMXsbH+miPPbbP@kbRDbdYCso);5bb);>kb)?@|b)DGr

bHab)T{b*Wvd,4bc-Dod.:mc.Ax)fBHlcKS}bEYniNNnbNDdbPMncUAfp)9Eqb)9Rzb)>({b)C;s

b):kd*Gnc+Vfd,Dqc,N|c-Atb/Oob2Jtb69sb5-z~@Tyb.KxbJ0bbD2xjM-ebO=o
b9ub)Rkb)=oc*Ood+F}e,Ojd5Qn)a@OzcJ1nbD/mjM?}bOWjs)9;eb)=Q}b)CCn


b)+kb);kd*5}e+Dtb-Rp)c?Vcb/EwcC6sgMXedLZubOEet)=Lx

b3uc)/dc)9zc*Djb,Mh)d/UwlLAjbO2nt)=Dj
b)Bk

bJub3hc)=wb+Jfg27u{=Wsb/=fjKYibJWmbK?cbN2vt)<Hr

bCub)4rb+Aab.:xg4Wc{/>ikJN{bK7ubN,ft)<Cf

b*7lb-5sb1+x)a<A|b.UriJAwbJCrbIBpbJ,qbLVut);<hb)AGu
b*Zwb.Rzc,Lsb-[jb.Meb1Bzz:D~b/QchG-hbH@ocGPybHGubKGjbMBrt)@Le-g0Wi
b+Uzb*@|b)Oab+*bb+Ozg-Sou7Zab1=wgCKycEMydFCubINqbKNm-w,Vic-Hrb-Zac,:z
b)Dbj,6vu4<kb3RuhBYbbAYgbB8tcC@hbFWlbH[~)b=Gw,rB2~e,Qcb,7kb)Qcc,[p
b)Uhb*Rnb,*z|32zgANvfDWjbH7rbJ;c-sAN|e,Jub-/wb+5fc+A{b,>|
b):jb*3pb-(pf,.{)dJ-sbL0h-w+1ub+Jub-*wb,>hb)Vlb*Lx
b*Akb-5df*R}.{)Vgb*:xb,Uxb,Jfb))fb*@s
b*Rvf,O}.{+Qnd*4kb*-bb)/e
bUab)Akd/3t.~Ghc*Zo

bRa
bSu
c)Tu
u6OajC7lbD+rcF8lbI[nbL/z~/3{c;=a,w@qb*Ae
b)Huc)Iu
b9kb7u
b:u
b6o
b3ub)Ikc*5a
b)Rkc*>u
b)+ubVa
b;u
b5k
bIu
b*9ub*Du
b?ueFu
b*Mab+>ub+Ca
bUu
b7k

b,+kb*Rk


b;Lec+@{c4?{c3Tob8Bie7Jbb;B~b=Od)c7Qa,qFTdg4T|
bD?{b>T~eETmbCV}bICtcG+cbFKebHSdr)1Npb)2+mb)6>b
b.7qb+>vb+9xb+Kvb*Vbb45pb-Jgb,B}b,Ll-uM>seS[s
f6P|b2Mub2Irc5(pb9,e
b)7ub)Gdb)Ngc,Ukb*=zb*,qb.E|
b:xbIfc.+mc)<d
bXsb1Vzb.;ab+Xjb)+mb-5b
c.7ob,-lb)Uyb-M~)eB(b
d1?rb-<fb-0}b.Fn
b*V|b.Xk-{CJkbA[r
b,5v)fB:l,wBDv
b,Av-wNUb
b,3v)dFVj,nF[kjD5c
b*6qb-=d-oC@}jGR|
b+5db-IbqHOubO@onM5e,nAWojIYw
b*>wb-7q-mAUo
b*V|b-Bjb/+xl=Qwb>7ibC2lbJ)d,{AZb
b*Jfb,3db.Dnc2@df7Sqc98pb:Xab;@pb@@}bG>u,{BZb
b)Kib,*gb-@si7H~b9@wc?FzbFRe,{E?~n1Lt
b*;xb+Seb.6ef4?rc60gb8,|b9*yb>?rbEPl,{FHy
b)Bub,;ac.(rc.Yjd5=ib7E}b8SacET{-j.T}
b+1{c,Rqc.-rd4Nhc8?d,}J;cn.+b
bFab)Kjc+>of6-~,|)*Ydo+?k

b9kb++n-q+1a

b,Ogc.Kx-n2a
bXkb**bb,Dib.Ao,|)(R{o,N~

b*Gyb,Ke,|)(+so.K~
b*<n-l1*m
b-Yh,{XFho2Ju
b/J~
,zT5w
bBnb+Plb,@e
c,Xa
bMk
i+Qn
b*4zc),rb*My
b*Mfb)1lbA{
c*4a
b)I|

b-.gc+@v,w19l

,x<6c

b*Iw

b8fb*<bc,-wb+6sb-1|
b*Jac,8pb+Cm
b,2bc,Nm

b)Yxb,Lkb,R}
b-Uzb-V{
b:{

b,Gum;OqeA[d
bBDpf@Omf?9kb?)neD?d
b)Ujf*Nab/W~d-Iib,(|b,>pb*6u
b*Bkb+Qgd*Ivb.:qf-U~b*Yvd1Hg
b)7{d,:kb,Wbf03e
b).nc-Hs
+z)0@r
f)G~b+4ldK)}b-+wbOh
b.(me.Acb,4{b),r
+p)0Bx
b*/uf>d
f*By+p*(3b
b)Ite.Hbb*8lkQBq
b-@pb-Hqd+Uw



b,V~+n)7Ma

b*Ihb*@wb+Lec,4mb)[pi,Eeg,/wd*4nb*F{b+>q
b)/bb*7yb,8xc,Eri+<dj,?u
b)6tb+6hc,:ai*9rf-Wtb,:eb-*xd-(h
b*Agi/Jhc)Ecg--m
i-3tcYv
b+Itb+N{r*Efb)4ze+Fbb+[vb,?u
o,Vbb,Byc)Znb)0db*@{d+Vqb-In
r-X|c*1kb*.cb*RgbY{bAwbQ~
b,3od+Hn

d,*j
b,Axb)=yu*E~
c..j
u*2}
d0/qb.V~
b)Wpb++f*w*>vb+Ydb-9m
b,Xs*w+0wb*Sqb,P}
b)<|b*K}b,<{*t-(j
b)8eb+*r
b)Rgb)Z|b-Nzb,;|
b),eb,Rzb*Z{
b+Ulb*Gm
k*I{
b+*fb,8y
b):sd+:qb-*tb-Azc2*s)e)++m
d,Cjb,R|
b)7ic*,rb)Nr
c*(~b)KdxX0is<LidQ4n
b)Vzb*:mb+Crb3:e
bApb)Ka
b)4v

u))Wy*fPRp

bLjk,Gzb+.tb*Bwb*,s
k,*tb*@lb)Tpb)<v
bLkb*/ud,:cb,A|b,[lb-1mb-(rb-Qeb.>f
b)Aab+Jxc+Jzb+Rpc,Sic-Ozb.?r
b*Twb+H~b*9mb+8fb*Uhb-Afc.Wnb/Iv
c)KibUzb+)ac-7~b.T|
c)Pa)gWXfbXKd
b*Czb):lb-[zb.H{b0-d
d,Fb
b/8gb/Vi
b)/a
b)Ieb*=p
bQr
bCr


b-.qb/1kb.Lhb0Pv*e1-yb0Jyb/>zb/2{b0U}
b*Zkb,6ad*Yxb+Wt*a6Dmc4Imb2,jb/Th
b*;kb+Shb,R|b-Qrb.On*c5*ub1Tkb.Rn
b*0zb+/xb//eb0-aw)*Zd)j4*ab3+nc,@wb-3o
b).a*c6@kb5)pb3Zrc,Pob,Pr

b)(gc+*tf@Akb@Gq
b)4gb*.|r*Hb
b)YgpZJdc)<q
fASqbAVyjZUcc)/qc)*Tbb)++er)9Wc

b*7tp+Dv
b);u

bCqb)/r)vH0zbGYa
bN~oXQib)+0l)gHDjbH7q
iCLyfFR}bX?y
b)=qb);jb+4we)82|bEae)4-q)k)X3s
g)7Idb)Fye)3?xr))Fxb)(Zlb))(a
b)Vee)8Tkf)4R|r)+Fpb)++nb)+/z
e)9=dk7?dm),N~b),8bb),>s
b+[cb++m)pS?a
b))cn.Jg

e,6kb,Sbf)<Sh)fWMz


g7a
bW}

b1?tp);@fb)<Kr
l)K.le)8Ucb)9Hzb):9l


m)5[{b)63{
bO|b*0v
b)=j
b)@dc+Ieb,*k
b)Rlb*;vb*Hy
b)+pbSlb*Vhb+Cj
b@ab*@zb+7a
b*.ab*T~
b)5x



b*6tb+?p
b)2i

b+*db+>j
b*0{



c@nb.8f
b9gb-Cx

b*3ib.2f


bBqb+)yc)Nnb+;k
b*Fxd+Tt

b+[cb*=o
b)Jb


b)?|b*Fr
b)/kb,Vqb0<n
b+Pfb/7o
b+Eib-.n
b)Lj

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
Petersburg
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
