/** How many waypoints version 1 of the sea graph had: the first of the table, in their order. */
export const VERSION_1_WAYPOINTS = 755

/**
 * The edges of version 1, packed as in src/reference/places/sea/data/edges.ts: derived by the commit that wrote it from all pairs of
 * its waypoints, and kept, so that a way which no later waypoint shortens has the kilometres that it had.
 */
export const VERSION_1_EDGES = `
b?ac0te*-zc*Aye+5mb+Gcc+@bc+8fc-=xc-Cpb*Dub*Mhb,Plw1@jf+(bb+;yb+Rj)b/Bt
b?u*aH{

b<kc7ab)Zzc*;bc*Scc+-pd+;wc+3qc-<pc-Bhb*Bxb*Q|b,Ta|+-|b+A{b+Xl)b/Ff
b=a


b2kb=fcVac)2mb)Ekc)Avc)Xdc-6jb-Eyb-D}b*Fwb+Wrb-Jmq0Gsl,?sb,Sib-6f

b6abAjcRjd)0ac)Vfc-?ob-Ntb-Owb*Ukb,7bb-[zq0O|l,Sjb-3db-Jc

b>ubBvbTlcX{c*+fc-Opb.*ab.-db+6qb,Ojb.>q|-7pb-I}

b;ec>vc)Tnc-G{b-Vcb-Zcb+7ib,W}b.Ars06oj-Cyb-Yzb.:p
b7{b8tc*)vc-Qeb.*rb./lb+Ceb-3kt0?aj-Tob.5~b.Kg
l)0}bZ{b):rc),dc+Cwc-,ud+@i*s+?sb,W~c-Yuc.Vvb.Oa
bIkb)Oxc-Cgb-Peb-Umb+5gb,[pt00qj-Jdb.)~b.@y

b9kb+Uhb,/jb,5~b*+hb,)bb-1ap/Jnb/0~b/<pk,Szb-5vb-Gxc-Zv)e8Nlb9Qrh.,f

b;kbEib*Vpb+Kfb*Wkt)=yk-6je.6r|--cn*5{d-Uib.Rx
bVyb+4vk.6wc,Zkd-Geb,;wb+B}b+)qb+5hb*=db)*|bEbb/<{b+Muf-(l)q*(ic.+wg6Ko;z<Vd
b++lb+Cab*@zp,9xb+Sxb,+}b+3kb)T{b):mh,@uc-,o)b,Erg5Pxh*,jc.7gb-Fzb.Aoe7.f;z==z
b*(cb+2wk02|j,6gi*Whb+:qd,+xb,;|b,Ao|-Y~g7Ylh--q
b*1j|[yb)@mb)Hvc*2zb*Cob*H~|,Vs
s-Itc+P|h+.cb+C{b+M|c,7~c,Lug,Rlv*Pzc-Mul,*qd.Obb/>w9gU<f
b3sb3mcTac*<lb+,dc-+oc*8gb+Kdb,Zbb-Mvb.@dc/.rb01ac)Trb-Ymc,+|b-.v*f*9pb+Rjc,Tec-Qeb-Jbb.Md8pQ<b
b<pb7kbTld+6oc-6nc*Bgb+Rjb-,nb-Wyb.Kcc/8ud*+ob./z*i*B}
b5ub)*{c*6xb*Wmc,Wnc*0fb+Ccb,Rbb-Eab.8dc.Zgb0(kc)Lwb-Qcc+Wrb,Zl*f*5nb+Npc,Pjc-Meb-Fpb.Jt8dS[l

bTab*Wmb+H|b,Adb-Hsc*Ukb,4hb-Cgb.6kb/)ic/Ked*<lb.Blc,Hwb-Kr*f*Osb,2ec-4gc.1eb.)qb/-f

b)W{b*Nyb+YtcYnb*>gb+Mhc-7ec-XzdOnd*Cb*gEpb*+dc+*zc+Xlb+Bjb,@|b-Po7xR3~bR9wbS1tbS1ycS<mbRNbeR<icS)wjO-kbOFucQ<pcQQdeQFklR.o)bRHdx>Cnk>/ou6MsbI+t
bXlb*/wc)+mbRyb*(~b*T~b+Ivb,)hb,6nb-5fc)7yb+,}c*2db+0y)s/1}r*9db+Q{c,Suc-Psb-;}8eS)zcT8kiSJccO[dbP<mcR-acR<eeR,m+gI@uhC(u
b*Zwc)Xrb)I|b*Qib+Iob,;wb,Tib-)ob.,fc*/~b+Ub)v0(~r+/fd-K{d.3m
b4kb+*vb)GsbIhb)Cqb*5ab*Msb*Vsb+Ygc+7yb)Iuc+;ab,4o)s-Vcr,7td.Syd/<d

b)Bdb*Rdc,;cc-)ddBnb+Tvc)P}b*Ss*f)=ad+Zmc,Umb,;ab-4cb.Ep7xRUxbRXybSLgbSIccSSfbS/agS2gjO/lbOFlcQ9hcQJyeQ=llQTc)bR7ex>.ek=E~vHS{e8;jc85dbAYp
b)9nb*/ib*Xdb+9ub+D{b,Eoc)Ulb*;oc)Qlb*Mw)s.Bkr*Sjd-;ke.Kn7yT1~bT2bbTTkbTMfcTVtfSBlcSVwhS=b+x9KkbC7r
bVvb)K{b*.sb*8sb+:nc+0lb).qc+,cb+[c)s-7jr,.lb-G~c.Iw<h::e
bSab)8rb)?wb*Azc+Ycb7mc+Twb+Dj)s,>vr,Xi
bA|bP}b*(vb*Bzb,Kpb)(xc+Qwb*Rd)s+Xzc.Qrb/2cf62oj-Jw8uSRxcOWfbP0ncQJmcQOffPUg*e=1zk;WqvHEh
bVib*4td)Azc+;cb*:w)l9)wh,*rc.Ipb/1|f5Re8tS?|bSS|bT9pbSYghS9pcO=qbOJtcQ0pcQ5ifP;q)kQVcy<Luk;@cu7TabH+o
b)<pb)Vob-9fb)Iec,3ab+2d)s+0xc.*eb.=qf5Kdj.8m8cV7ofUHleTCmbT[hbTEehSW|cOYpbP0xcQHbcQJifPK}uT1f)o<Yek;CmvH=n
bB|b.;sb*Kuc-Exb,Cme.Ia)b.;qc0Sgc3>bb6)vb6Vdh*)oc-Kyb-Epb.Fk
j.0{)b-Vqc08pc2Wqb5Elb6>xh)Mmc-Hcb-9zb.9we6/m9jRUn*g>*yk<9gvIJy
b,1e*i)*nd+Gge-3|7{SUgbSS}cT*kbS;deRYwcSDbjOCrbO[kcQOecR-seQTz+gI7~g84x
bMkb,,|b+Nk)s,Hvr-0d

b),d){6Wnj++pb,C|e.8jb-3~b-Nl7xTRdbRN{bRKebS4kbS*jdR?weQNnbR:ybR-qhQGucMUwbN5scOXwcP2yeOVqlP4c)bPIcx<=sk;Qsu5PnbG6rc4Noc8Lvc8CabAXn
bNk)r.5rc05cb1.~e3:hb62vp.5sb.Nl7{SRdbSD|cSMobRXgdQG}bR,cbRIwbR9vhQQscM[ybN9icOYgcP0deOQclP({)y<,|k;7pvG.}

b@ybTbc)3xb)Dnb)I||-Qwc0Om
bQbcSyb)/|b):jb)Qsc*?eb*Etd)?~
bLub)Gzb)Wib*-~g*-ub*2xu.<kc1:b

b9gbF|d)Lqb)SbcCvbIq
bD}bZwc)Hib)Nxc2tb8l
b@fc).eb)4scGd
b@hbJobP~bGub)(ib).bc)Ajb*.wc*0dc+Sgb,I}e/0jd->pc/6j
b5db<jb1|e)+zb)Mic)Ntc+=wi-)bc.Ty
b/ib;sb)Iyg)Xyc+G|i-3gc/+a
c)Pj
eVlb)Cxc)Fxb+4tb+5{b,*~c-Ubc.Eld,W}c.Rn
b.cb:yc)Oro.Bs
b5dc)I{e*Yzb+Pme.6}d,Efc.<}
b8vb)>jc)3qb*Vqb*P~b+Ckb,7cd.){d,8dc./{
b).rc[gb*Jnb*Btb+7}b,+ud-Rod,0zc.+gb/.i
b?ubKab*0rb*Awc,)hi.+p

b)Lqb)S|c+<wd-2|d+Dac->pb.Fi
b)Avb*.kb*Anb+Arb+U{g-1r
bSxb)Fjg)V{c+Qyb,Zfb.1a
bTec)Vac,0xc)/vd,4tb-=t
b)*db)@ub*(fb+Jzc)<rc+,{b,/rb-;{
b)Srb*1{b+Tqc*<~c+Swb,T{b.(|
bLnb*:xc)9xc*.nb++gb,3h
b)K}e*Izb+Jqb,Rr
b8k

bCkb)Xub+.cb,;k

b)2lb*@h
b)7c

bSkb+(xc-L}b1.{b28rh-5wc0=}b.Gcb.Yi8u))/wd[Hnb[Uvb)(3zb[KhhZXehWRv*jBEq

b)@ub*Nfb.3gb/@{h/>gc1@pb/9rb/4}b0<eb1=u8v))Qmb))Xeb)*/}b))Afh)(If

b,1pb-Fcb)Sgb,7xf1Wxd13~b0Vqb1Vhb2Rqb42j8m)/)zc).Lcc).Qyb)-Srd),,gb),.xb),6m
b)>bb+X~b.,qe1Fvb42~d24{b1Cgb2.gb2Ohb3Wd8v),Kvb),G{,cTXd
k2Lrb1Xcb28|b2Sqb3Ul8r)/)id),Wf,eUEj
b*Dpc.Ppg2[db2Fob3Chb4=eb5Ogb=,{
b9kb,@bc.)|

bIkb.Kh


c,3db+Inb,Hte5/u7s)GFhv[BhbY<idXTjcXZybX+ddV?ibVJcbVZwbV=qhUJpcQClbQGwcRT|cRMr*j=Fck;EjvI8jhHPj
b)Mjb+Ubd*0zb)Pzb/Yi8kYDubXWdbXBcbWHicWKhbVFedTEgbT>mbT?jbSHcc)07shN6zbN/j*n9:wk6Klu:.uiIOk
b*5rb+7ab,6sb+T}b+?yb10{p6=lb6Nw7x[=qcXKvbX?jbWKgcWOfbVLsdTQpbTOxbTUkbT.ghS3vcNWnbNSrcOUk*l:4vk7Qwu9Xmc=[mb:HfcA*zdI1g
b)*hb*,~t7Qc<eB?qdJWf
b)3q
b),b
b)>i
b/;hp9>lb9Iuc>+z7xYS|bY6jbX6tcX8rbW0zdU)zbTQibTLzbSPzjN8lbN,g+n;.xd<8}cCBshHGv
b)Xib,Eab.Bfd/3kg<?qc<Wqb;-ab:Pkb<.}b>Fk7wUSzbTN{bSInbR9pcR8rbQ*vdNJcbN1tbMWnd)-5zd):TweG3f*y.Pmu77oc?*xdB5ocAO|c@TxbB6heLUq
b*Pic.Lbc-9aj<[x7zW*ybUTybTFkbS0lcS.hbQQ~dO7lbNLne).Erd)<=j*}.@yu8XifD-|cCG|fH8q
b)[tb+Ylb+?ib,:m8fXEvbW3ibUNdcUKibT9sdQOi+g0Du
b*(ib)@jb,Uy8hWJqcWGlbV5c+j2:n
bGtb.Aa
b-Uv;t3Qb
b,QelELw8h),4qc)?Qz*}/:mu=,rfHUucH:acGYtbI3r
b-Yz

b)B~c*Fmc+Bgb+:kb,>tb-Lx7yR:{bS5zbS8ecSCcbRUxdQWccS<}kO>zbOYecQPfcR1}dROgbR(elRFc)bS,ohM8{)rIBpc58b
b@ab)5ic*Fzb+>sb,L~b-Vw7}SZfbS;xdRCgbS8gbT0vbT/qjP=}dRTrcS9hdSZkbS1x+gJNy

bMkb)J~b+7mc-Owc23|8pS3scSOwdTA{bSKjlT?r)bU*ohO<zqA0rkA(xvK8l

b*9|b+Hhb,Skb/Ukb14cc1Ua9aSVj)cSWlgO*xbNJnp@X|kA,g
b)8jb*Bvb-Hrb/)|c/Dp8aPVrbPXzoPIkdQAcbPHfbPJwkQDm)bR3wbQFlgLNdbL:rdK4}m>Jpk>X}vH;c
b)?|b,Bpb-Wzc.>n7uMXybNWfbO)scO5ibNJzdMSybNKbbOFkkL/wdNRdcO>ydP9lbO?ibOCwkP?n)bQ0zbPFkgKOhbK=smFQgd=Qgk>6fu3XxbG5ne3/ic3)g
b+/|b,Ehc-+z7vN3|bN@dcNLsbN1ldMAmbN=obO=cbODihO;pcL6vdO,vfPShbOVsbP+fuP5gvQSxbQ9yeN;ocLDtbL5smGKubEB|c>N{k?=wvGTeb/K}b1Fzb1-~b1[yc1Xuc-@i
b)B}c*(q7vL)zbL@dcLNcfL[lbN/dbN?nhN>obL@hbKJydNPacOKaeOXubP6m)mR,qgM=lbM4wdL6}jHRicCXjb@-kkA4tu4Glc-Bdb1=xb.2kb/2vb/Dqb/5hc*9wb,Hi
bGubMk7wMIscMXfbMEcdM2{cOCzbOU|hOVfbMX}+r.Rmc.Yeb0+{b0<pb03qc*5xb-)~b1(c

b8x7uM*tbMHmdMFbdM7obNAejP.ubN3ebM@zdPIwcQFveQU~lS=~*{.Zsb3<~b.Obb/Xhc0.sc)W}b,Px
b)Vcb,,bc-3lb.7x
b*3gc+;bb,@hb+*sg.3{
b+Qab)9bb*6fb)V}b+?qb-V{b-Jqb,Nyd-[eb/Wv
b+.eb)Zxb,?vb,7eb*E~b*Dhb*Atb+)sb+Wbb-Enc+Yu
b)2fb)>hb*8cc,Dpb+Avb,+rb+.zb,Lyb.Lhc.>i
b*Cgb*Fdb+Nrb+>ub*Byc*Qgc.>ad.Og
b)Vlb.)pb-Dib,7yb,Rkb+5gc.@ff.Su
b-/mb,Cxb+0eb+Hbb)Bdb*Hub,Ghb,>mb,Ssb-4~
bUdb*0lc,1sd*4cb+P~d/)n
b)Cvb)9zb+D{b,6dc)Dbb+)sb,Skc.2db.+r
bFwb*,kb+?|c)Jwe-@fb-;h
b*7jb*Ymc)-jb*>tb+Uyc,Yab,Uh
b)Ktb+Kqb*Ytb+:gb,({d,,cb0Kh
b*)gb+6{b*W}b*Sub+<nb*:db*?{b/)gb-I}b.={b/8sc.2}
b-5zb,Njb+Uob+G~b)Zvb*Job.8cb-Xgb.Jzb/Erc.<sb.@ab.Wsb.Uu
b)Eyb+;cc-)g
b)Vk
b7de*T{b+Hmb,Cjc+Nec,Tld.5kc-Oeg0;}
b)Pub)(mb-,zb*H~b+=eb,9wb.Hxb+?mb,-hc,M|b,Ghb-Zlc-@fg0,nv1Fl
bP~b,L~d-Njc,Ihb,Cwb,[sb-(ab-+m)a1Cz
b,Hyb+7bb,+lb,[~b/9qb,)yb,,wc,Hzb,Ho)a19w
b-:lb.,dd+Wub*3jb*6sb)Rmf+Gkb,7tb,2pb,Rgt.Iyb.+|c.>zb,Un
bQsb)Uib,5ab*/mb+Cab+Zjb,2lb+Ykb-8tc,Rh
b)Drb+Rrb*Qyb,3{b,Kfb,Vob,Inb.(vc-Bhh/Iw
b*<dc-:ab-Pre/3sh17g

b)Uwb*8mc*9fb+Lnc+2h
bAfbLxbEbb)Xmc)>gb*Rhz.Uu
bA~b1wb)D}b)Ghb)+qb*:eb+)kb*,qb*Jcw.@vb-:~
bKkb)[vb)Yuc*=ab+-gb*=vb+)rc,.ls-9ic.2}b,Wv
b)>rb)>qbVkb*8|b+)hb)Yqb*Bbc+Bib+(yq-Dwd.Cjb-?q
b9|bKqb*3ub*EnbTtb)3kc*4ab)Hwr,Yl
bXub)Wbb*4hbGdb),zc*Djb)Nwq,Jlb,K{c./bb-4w
b*H~b+,jb)A{b)Ssc*Ojb*6pq-B|b-@ec.Tzb-Rs
bNnb)I}b*:zc,;eb+7wq+5eb*Zob,Svb,6rb+<r
b)Tub*Dud+Arq*Gsb*Aqc,.cb+At
bN{c*Qtb)Ncq,6ub,4lc-Rvb-)a
b?kb*Blb).yq,Z}b,Xtc.A}b-Ms

b**zb*Dp
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
b*0wb*2{b*Hx
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
b*.wb+Ksb,Nxn7J~b8,cb9(zb9:yc9Ex)m/;i
b)Sfb+Qqb/Mll5Nrb67rb6Bkb78vd7@ns99gb<5tb4-ob?1ob?Cgu-;{b.3cbI(~1xYUmo)O=c
b*Bkb.+{l4(}b4Bbb4Kib5Axb5L{c5Z{c:Miq81ic4P~w.Jcb,Vm
b,/ab.*nb15yl3@fb4Cmb52ic6>}c;(wq95gk<[op.1pbJDxnO9w1h)*Ra
b*(mb-4dj.,eb.[pb/Pkb1*|b25db5Flb4Ses8AzdD<lbE+de?>zc@A|dCGam/-~bK)m1xX3q
b+9vi)Nhb,Jub.+ab/7ab0Pkb2=mb6.~b5Na)n1(q
b8{h*M{b.Pp
b)Xab+8eb-Bb
b*Bdb,Qi
b*7n
bMkb[ubNk



b,,~b-Wub/Axb1,zb3)xb6[gb6Su)n2Mp1w)+0r
b*1hb,)pe4Hnu>,bbH;wbI5lgE[vdI/cl:@cb3>q
b*7pc.4p)p3/r
b)Icb+[uv;@mb<EdbF/gbG0bcL4ybG+nbC3acE4nlDM|bCPuc:Agb2@j
b*Chw<:vbECqbFGqdFObbC+ncE7vo:Zbb2MybGCa
b,4nb-:ig9Mao:VxbCCibDJmcJ,|bE+wdD.kbH3qkD5rbCBcd2/qbE(h
b*Eob*D{b+Eab,Djb/3gb2Ami9Mpf.:kb45kh@6mnD-ebCEcb>3ab;2wc@X|
b+[ab,Qbb-Gbb03wo,Oqc70bb>G|b?SqcEBhb@Kwb=MkgI+khAFvbA,nb;S}b8Xib16xc>-|bBEy1sQ6hbPCdcK?y
b)Alb*G~b-6|o.3lb3Qxz?Tm
b)/~b+R{o-Zeb3-oc@Lsx>Ji
b*Lqm0Xqc-[db2Kqc@@cbATtcGTubCDbs6Ubb=Rfb9/jb=0gb27ki6Moc;<s1hLNcbKRmcF8bq)BEs
b+2jb.;vb1Spd3Jub3*bb1Xrd1Aeb/M~b3:n}:7kb=Psb1Nji6Zdc;Qe1jJS}bG2h
b+Lub/H|d1P{b1Dwb1>oe0Gob48v}=4yb@8p1uMMybIV|
b,)jd.8bb.<zb/8bd1-fb02e}F4kb>Zz1tRHubQ=lbO-vbJXo
bQuc*;db+)mb-Alb.[rc0-{b0:y}I-~b@2k
bKu

b)Ezc.0p)bJ6~
b+5vb,Jyg?NszI,ud2*j2g)OGzd**Kp
b)Iic*Y}b,.eb-9{c>)zcL(cdS@|y0Vg2i*(Hgb*)Ir
bDkb+=qb-*}b-/b)a/0}

b)Xob*Lmc<BfcJ@|eN*kw+Uhb.)eb/Dbb/Fp2h)[Fg
b+M{b6Tsb:FhcHEhdP-vbL-|tB7sd+;wb.1qb/Ulb/Ze2d)IJpe)YQ{b)XCw
b:,ab=/wcJ[d{*Pzb+Hwb,Yzb,[s2p)Z;o
b.+|b5;wb:Ttb<1~cB-db=Htb;:oc>Pcl@@ib@4pb;Otb9:qb37hb;6eb;4lb@<kb7Qli;4~b<Gzb?1kwKVf0pMIwbM*z
b48wb5[ue9Mwb8J{c<All?1qb?:bc:Jwb7(wb5Ncb9Cnb??{b:A~i<.kb<Tab>Zdb?@xlF@v/z)XCry)(-agIWibIGebH)abF5nn)2:c
b3.~f.Rlc1Ilm33fb0<lb0)zb2Kfb>2~1k)1[ng)/YreT@bbTAjbS3hbR+vn);T{b)D@y
b)Bzb)Mfc-6vb0-ip9Hhb:G~b=:fb7:ubCQpcH5w2f)39zb)*7bb)7Rac)94ub)9Ul
bIpb.,yb,/bb/Kdp9Bib:Pcb>,pdK7zxR5w1n)2,cb)([jd)7V~b)8Atb)6Tyb)74lb)6Jhf)6-a
b-Wxb,Cgl<Fri83scK3hkJ;qbKOjmR/zkV,m0j))Ucc)(H~dOP~bMX}bNCzbMZbcV[hb[/yl)2Hsd)(Hdb)6/zb)7Qmb)7Ebb)81fb)6Erb)6Zqb)6<uf)5Ug
b-6yc)Bch2N}b51viBCeb=)acPL}kP/zbQ=rmWCoj))Qv0f)-Zxf),(wb)-3}b)+:ucXVpbS3{bQ@{bR8kbR*sbS1|k)98zd)3V{c),>tbW5nb)0Uac)2*zb)2Dwb)0T~b)12ab)0Gqf)0(t
b,Wib.Grb0Mub3;}c2Uim=4xdNXvkMH}bO4qmUZbkZ+}0j).8miR=lc[*jj)<1dd)6Wrb)>Pj
c+Yab.Mzc.1}b3;}h/Mcc1[sb3O}b9+cb>NfbI3bcJPajM;~bO8awZWn0j)1Oec)04jdW)yeT<}b)((~m):Oi
c//tb-.fc/Ueb/Sgb14}b3L}j>;mcR0cxXYj.o).W}*a).N}f),Llb)-V~b),1scYUibT4}bRCibS=mbS3ebT@vk)9Rfd)4:fc)+0~bUZoc)11sb)0Mab)10}b)/?zb)/Oqb)/0y
b,Fxc+2yi,;rb-H}b18kb3[yb:RbpSO}
b-Feb)Qkb,Kdj5Q~
c+8nb+6ab-Syb0Qgh>.d/l)-3v)g)LWny)3;jf)11cb)2:kb)0Vxc)*QxbY4ibWC~bX@jsSVw
b-Ixh-Ymc40kb7)c
b-1{1u)6Clf)4<db)5Ezs)A/d
b+2wkF/o1o)22kc)24~c),Dkb[-ybYAbbZCebZCeb)(,s
b*[ab,?tiFVoc[)rkZQib[Xfw)0[z/i)K*v)b)0Rxc)10~c)+VsbZIibY-bbZ5qbZ?ob)(<sb)1H|
b)BsiHB~m)(Tjb))Snw)29sj):7x-zX?kbV[l*b)26td)03~b)16~d),,cb[)lbYE~bZTjb[3qb))Bfb)2UwpK-qbXKrbZ2nbY?kbYNabWWtbX.rbWCh
b+CyhIStm)*6cb)+3hm)0Btk)3C}j);?x-zW+n*c)2Pgd)0Gob)1Ieb)1=yc),R~b[UkbZ@cb[Pub)(3sb)*Hvb)4*jpIK{bW4}bXOjbWZtbX4lbV=qbVHebV(xfU9w|>2y,v-Dh
b)-xgM4nn).Kgm)3Swk)6Njj)>Ey-zT5d*b)4<kb)4Hlf)3:dc)/3nb)*@ib))/hb)*C{b)+-lb)-Mlb)71xoP)fbFPubT4obULrbTQabTY{bS,cbS3lbRGqbNAoeQUsdQ1obNUtbNQ}bN=~bPDybP/vbP>dbQYqoHBxd:Lc,v*,p
/pSO}*b)58qb)5Edf)47vc)05juOAdbF6cbSJgbU-bbT-tbT3mbR7ubR<pbQPjbM?teP[vdP1tbMTmbMOjbM:gbO@abO*fbO8nbPSyoG>nbDBxc9Oh)})E5wc)D+xc)C;ob)D6pn)AEi)qP=jcJZ~bH=rbGRybFQxbFWkbFI~m)+m
b)Azb/.{b2<db:9gcP;zbVAr1v[[x
b.(nb19ab9@hbG5ecVOn1r)+Gpd)),cc)/Jm
b+9hb3HfcMLebSAqkP4dbRJl1kZ:ck)HNwd)CVsb)L8x
b0:rbF-kbKXebQCblPAsw))/{0f)9Kik)(,{b[[abZDkbXVs
bD?t1uXKabX1}
b6Mxb<7db@<oi=Yjb=-ub=FdmBOojHSzbF4l/t*4/xqOTneOWkcMTke>Arb>Ptb=Xrb>7xbG(rmYN|b).Avh)?0wb)@5rb)?Tfb)?8{g)A3}b)A?rb)?Edb)?Qr
b.2|b4Xdi0/sb.Gsb.Vmm57dk9Oq/q)RVd~;O}b:Mxb8E}b5<hb:Zh
k-5bb*Rcb+9el/,~k3Mv0s1P~c99o)c)STn
b+/mb,Tcb,Yxb.5ve.9i2e)X4hb)WN{f)WGb
b)O{b)Vub+2te0Ys
b2ab)>~
b);q
bIu
b7tg-Gmb*6bd+Z}b.Uw)p-Wc
b>cf-Eyb*4nc)Bmb+Stb.No)o)Lhb-Gpd)2hu,Oe
f-Fbb*5nc).eb+Isb.>zn9Rs)b)8kb-3lc+9xbSpd,Uib-8pq,:vb.6qb0Qg
b*?zb-6hb-I}1gAPo)b)V-l
b*Svb+4q2h)U)ee)TC{
bFe2j)V={b)VU~
b3l
b+=zc-/~b*9lb+5cb,Rpc.0zd1>e*c.Ru
b)1ub)Tzb*(nb,Usd/-r)l+1}e*Xsu,Ohb.Kfc2Wlj;>m

b*Umb-Ddb/7s)n)Bfb-Vec+Yrb)>sd-2mb-:gb.Eym3>ob0Psb,Zgb+;kb-7nc19zd8(gb8/f
b*Ycb,Onc->f)o.Rcb,4me/Ydq,Ekb.A{
b)Suc*Xnb,=db,Xbb.1sb-,tb.Hjd.F|)d.[sy.:hb06y
b>ab*1ib*Jub+1jb,Qjb+Vjb-Jxd,Sk)|/Zm

b*Zxb+Bxb+<jb*2xb+Obb-Ykc,7qb.Hb){0)}b1Zl
bFsb+2|b*Ypb-1ld*=ob-K~c.Qsb->p)w53|.|.Yj
b+Ouf*Rub.0gc.N~b,Y{0s1)gb.?ux)XJfj)Y=~t)T/o
b)4rb*Prb,Ttb.Hrb**~b+<ub.-db-5fb-5ib.Vgc-Gfb02li/,|
b*5gb,@eb.6gb*Ryb,Dwb/5eb.;me.Oh)u2,lb4+y
b*3yb,-cb,Qwi.Xyg.@~b.9sb,?mc/.j)j3Cmb2Uyb0+r
b**xi/Ycb-1|b.Pwf,Ccb,/eb*6bb,[wb,Yjg-Nob.Ozg/)l{2Mhb0Mpb-Vyb-Sg+r*-5t*g)PGjf:Ty
c0<uf/4bb.<ob+Ijb--df*A~b*Jwb)[sb+Wwb,Hzb-<yb.Fqe,6cb-7nb.4pc/1tb/3pb/=|b-)o|0?rb-Hzb-D|+i)KSc)f),UjdI(~d18yb:LxfH/h
b+=lb-Dub,@eb+4yb.6ac-Po
b*Tcb*3fb,*wb+Izb+Bab*Bwb-<gc.Jtd.Vfc2.z)l9Ou.|,Xtb.N~b/*t
b)6xb,*sbWjb+(zb+Gpb.6yc.;ld,Ch|=I}/n,4yb+Zyb,6db-Lb
b*Qtb*(cb+Tpb+Wjb.Lpc/:y)c=@r/l+Hgb-,ab-;gb.Pn
b,?~b.Heb.5t0p1<kb)Edb-Icc0Bc)c**Mnq)V;l
b+0gb,1db.Iac.Ejd+Uw/p1Exz+[|b+6wb+Gzb,Rj
b*(yb+K|b,Shb+Dlb-Xpc,4kb.7o0j.Xzb.7cb.Bvb.C}
b*Wub,Ycb,4ub.Huc.0zb-Eqc04}0h//q
b*>cb+V|b.7ad*Kib-;tb-Gqb.Sch.[zb/O~b.[ob/+me-)h+gY3{n)92pb):Jcb)<Av+cP2dbW:db)3.j
b*Zob,>tb10~c*Xib-Rsb.Vcl.)ue+Yn)k:Clx>Baf8Hyb>7wrFNwfMMac)(TcdW.yn)7*{b)8Axq)ENhr**Ocs))Dqb)(;fbZIvcDKub5?ib0*}b--}dG8ldC.|c54iv)4Fcd)W=mb)(.ccN/obU4lc5Rq
b*?lc->fb-Thr.Uq*g>JbgB7t)q);Wtb)<4ub)=Ikf)BOk)jPSabDEdd.2ob78}
b,Tab/Rkt7[p*d?Kbe;<fsGThfNA|eT.vo)6<lb)7Nii):+bb):8|g)@Hib)C9kn*)IyxYHgcNQabB@bb46bb/Avb-@bc9XsbCBmb5Nac?1}})FI{bN4mc)/[o)a25s
b4Cns43db;Mm*cAWzf>-hbAB}gBZhkG:jbH=cfNDui))2wi)39vb)43{b)4A{b)5M|n):*{b)<2b)hVNkcT:}d3Bfb0Cqb0.zc60sc2>ye,?zb-E~c49fx)B9pbMDlbSMvc7Cic6=i
/o.Snb.8u{,=vb,8pb*Fe
b*Wsb,(nb,<ub.4vb-Mjb.Zhe,Dib->eb,Ieb,Qjb/-jb.V{b.Unb*L|}/;cb.Zx*~)<7ki)G<p)g)*;mdFCjb7*hb1Neb.R~b84o)eN@cbUNwb)1Oi
b*7xb)Bqb+@vb*S}b,.fc->gc)Ltb*M~b+Kbb,4gb,Gob,H{b,Sib,Go|/@yb,I}b,0v
b*Owb*Lrb,?~b->sc.Nqc+Nsb,Ogb-Lib.6nb.Bkb.Eyb.Pob.7x{0Agb.Beb+Kib+Hq
b*Dzb)N~b*Oyb+T|d)Fcc+Gud,)mb,4fv2Xsd/Ixb/3{d.Oyb+Ymb+-e
b+Swb,9{b-=hb-Blb-Jlc-5ud-Vii1Vge0Wub/4ab/8vc..gl,[yb.,mb.2ub,4mb)=mbZqb.Pg
b)7ob*.yb*Hmc)Hub*Meb+Iqb,0nb*0xd-<tx.Pxb/+of,5{d1=mc1Fs
b)=pb)9pb)Kfc+Yyb,-vb,Lgb*5od-[ob-Xbn0Uqi1+eb-Ltb.8ze-M{b,(ib+,sc0.ac07i
bMhb)*ob+Ivb,:db,.uc)Ufd.)fb-;vw-Ydb.Uhb2.}d.Mjb,Teb*Dd
b:bj,Kue5@de3Zwb2:}b1Qrd0@cb//ib1Pcd/Pib/Wdc01ub-5jb.;xe.Kyb,P|b)Umb+>wb/)f
b,Fai,Utw-Blb.Kpe.Ztb--ib**bc/2|
b)/fb*+qb*Ihb+4bb+)cb+3nb+Uib/Jh|-?bc-[j
b)(nc*Rpb*Gwb*Pmb*Qbb/3f
bGqb*Fmb*;tb*A~b)[}b.Tr-r.Oc
c*?gb*0ib*-vb.9b)a/Hio:W~h7V{l9@lb85re2Zkb9;x{OVhy)9>nb);/xd)=-jc)A8eb)DGhe)K/qn*,Rxs))QscZApcD?vb5+vb0@xb.<ob6(vfF)dc92o|JCibQWqb)..s
b8jc,@ub--{}-Tc
b7qb,5zb,Ql)a.*sh.1~)e:[u*~)*Lsc[7acE;pd0:f)e)K,k
b,4pb,En)a-Tjw6Xgk8=tf1Gu)v)90ge)<Zic)A6zb)DJoo*,9ce*14ir)*=ecZ[pcE,cb5Ybd6NxeI-s~)JPzbIYrbQ=qb)-Np
)k6Ggm9Vsl;2cb:+|e4Wub;+jg=TpuQ6rq)8<vh)9Neb):9eb);[bf)AXmc)G.gd)KEzo*/.wr))PdeDA~b4[db/Wqb-8zb6,ffE(kw)1@ve)XEuf)/0k
~*W{b)Apb..rb.1qb.6sd*:jb)Dtb-,wb.>qf5(fj44rl2Cnd.*nb5;l)v)8[jd);1cd)C4v)f)*CjcZUocEDtb7Ctb4Hfb3Jfb7ZabB/}bM3zcJPlbIYfc>=vt)12ef)Y?vc)J8obGCr
b,>ob-5}b*@~bFkd+Mnb,(wd.@kk2=}c+Y{b+Rcb-D}c1(qb5Zfb7:wg9.ab8T~
b)Jib*(hb,Aib,7gc*Lcb,;|b,[ro-?oc1)qb2Jrb3/o
b*Q}c*Ryc*4ub+Tsb,?zc.*pb1Tnc3;tj-+}c1-j
b*Fib-Gqc)Tpb+.~b,+~c-H~m+Vjb-Rbc0Whb1Gf+i)UAb
d,*eb,Bfb-N{c/(ok2Zic,Ceb,3}b.(~
b9kb,Hlb./eb.M~c08nb4.zc5Gnb72li/:r

b)Lob*:bc+Xub/Nwk-J{b*Ujb.,rb.T~c0@~
b)6sc*Efb.<ib.;eb/Zii,0~b)7qb-1bb-Ddb.Bmb.Prb2Fhi55y
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
b*,xb,Usb.Aac5N{f8Ml
b*Tqb,Gjb2@rb4*qb55mc56nqA=u
b)Zzb/Wcg4[{
b-Xwc1Csc1G~c3)}b1Ha
b)Gdb-8bc-Ccc-Amb+Lzb+0ab.Gap6=c
b,Lub,R}b,Yuc,-kb*.ib)Esb-,fb.Chn3@zp.Yz)z)<7uc)@Ucb)D>|
b0zb5|c+3vb,;wb,Uzb-6lb.;m,j=NyfOXu
b5fbUab+5}b,?cb,Y}b-8pb.;i
bSkb+?zd-Bs

b*=bb+2tb*,cb+1cb-Jez1.o
bRlb+0{b,@{b.Rh|-7o+f[9fcF?gb9.bd9<jcNRxx))?wh)-Tf
b+Opb-+pm13bc35dl1Fkd-@a
b)Ekb,)}d/0sg0Mxc.,db.Vfb06xl.Oeb/+yb-9rb+Zc+hEZvc8-p)a);Tze)-Gk
b*Csd-Itb.Szh,Mcb-Fgm-Gbb.4}b,Pgb,(n+d))Itf:;sd:8ebDTaeL[n
bHac+4ab,:ab,Mcc/@mc,Rrc*Fbb+Ceb,Vyb-2ub-Ami.Jgb+S|b-,rb,8nb,Mkn/Bb*i*7Ivs:AfgLFy
b*3a

b*@xb*Rbb+Vvb-Ftb--gb+[tc+Yjb,Lub-Rub.2zb.Eqk/1ob/+po09n
b=gb)Ddb+0|b*Nmb)O{c+?bb+Krb,Hsb-)hb-F~j,Fxo/;vc/>j
b)/ub*Rob*<vb)Zdc+R|b,+nb-(eb-<xb-Zrj,Zjq/Gk
b)Mdb)7bb+(zd-0fd/*e
b*8vd.Eqb.Ocb/Nx|2:eb4?w
b,4{d.:nd04nz1Yk
b>ab*Xib*Xwb+Xnb,9cb,Rul.>cm.Kqd0Io

bZdb*:mb*Izb*X{j)Cob+4tb+Czb-+vl-+pc,Ytb/+n
b)=vb)Mib*(xjZmb*Qtb+Gib-=fj15ec,/tc,({b..y
bDxb)3wj)Nvb+6}b,A|l,Sab*Pvb,>xb*Iab,Ns
bKpj)Ixb++|b,6xb.9bj/Kac*Axb,:yb*Ryb,Wl
b2ug+/ub)8pb)Mhb*X}b,7kb.9nb+Ayb,Exc.1yg,Clb*Cbb,D~b+:sb-<a
bMa
b@abZad*:ybGsc*3zd*L}b+P|c-<}
bIk
b)1u
b,sbGab*Cqc+Rgb-Mxc)/cb*1fc+Qkc+Qbc.?g
bJcb*Fgc+T{b-Pnc)1xb*3{c+Tac+Swc.A|
b*(rc+5pb-0rcIdb)Jrc+6wc+6nc-Xs+a7Lnb9>{b:Vob6V|hB9j
c)Igb+Ebb-Kmb*8~b+<gc-(gc-(c+c7Web9+cb:4zb75gfI5obEEkbB9cbE<x
b)Tab*Pvb,Ntk.,ab,+hc,9{b.?r+eC3u
b)[wb,+ub+Bzb,Gli/;~b-;gb/:lb-Sc*uWA|dGTvd8)lc6Tp
b*/wb-:wb.?nj.L~c/*s*e*,Cpc*2@|oXU{eA7qe6Ow)d)CAd
*w*3Byq6Ajb5Qeb60nb6:eb@UlbKJgf?M~pV7mg)7[}
b)0cc*Msc*Lnb+Fbb-:f*o*/YclT5ue=Vzb71tb9+hc6:weESvbGSicAThzY7l
b=kb)Tuc)Swb*Lob,@s+a7KziGWgcB=vpUYn

b9kb6sb)1eb*Yi+b:?u

bVlb*Ktb-Ioi-<m)f))1zd)+>yc)0+bb)3Kyw*+L~qB)tb<)ab7<zd6;qb>[edD8|sTXfj)JKfbW.bb);Fd)g)-0d
b)Q}c0.jh,Cxb-Xmj;Lgb?Yiy)(8tf)/2qb)2Stw**YoqA=bb;Ptb7Wzc<Nob6Tab?0pdD3ubFXmtYTrh)IT{bVLjb):Ptb6Qi
b*[lb.>qb08eg*Nxb,3uj:0|b>Fp)r)P;gb)U=~e**.jb*+Woc*,HhmLN|bA/hb<?wb9Ihb<Fgc8Csb@BqdE.ibH/btZYpbX2qc)0D}b)10qc)IWyb)HUnbVWob)9Ukb5Cpb=*d
b+9sb-4fb+Ctb.Cbb-Fdb-Rsb+K{b)Gnb+4oe.In
b*+mb)Rkb,8eb,Ewb07mb.Eq
b*2yb*Rxb,)n
b+)nb*Pvb/@nb.*q
b*1~
b/Uhb.Wr
b*=hb.Spb-9|b.Xqc,7fb-=r
b,Aab*[mb-Egc.Gfb++j+x3=j
b)Jbe-Rug<8d)x**Cab*+EunKUeb@?~b=5{b<.db?5tdB8tbJ6ccF1rbIKbrWMsf)0Tqb)0Vsb)>1tc)FXzc)8+~b3@}b:Ug
b.@ld,>lb/5lf:Jf)x*([ob**-kb**@ve*+P|iJGgb?8mb<Ykb=*ueBImbJ.abAQncIOycGJ}fLK}o)-Pkb)0-qb)/Ttd)E8lc)6Acb1Ujb93y
b-5tb*Ypb*Fqb,1ab-Qs*wO*jv)13ji1(}
b,<}c.Rqb02n*sM2vfTTz
b,3{b.[sb0:b*nD:y~)+N~
b-Blb/=u*a*,5dlKUw)g)IG~e1Yv
b*0xd/*a){)Y9nb)[*jjK-ycG,fb<[xb>TieAMbbFI|cFNicLMpbND~bM4egPAcl))M|bYF|b)-N}b).Rmb)-/oc)DFpd)0:gb-0ab2Zd)c)0W{
b5/hc-=|)|)Z.ud*)?}iFR{b=7~b@5sfH=pdI/icP?ihR7ul)*SebZAzb).;ve)CYre-G|b1Tl)e)50z
b)Qfb1Cbb1Fzb/=zb/Ho*lP2sbR[adQ.xd[-gg)(X|w3*f
f2Atc8J|
b-9wb17e*gBKtb:Fcb@=|eFObbII~cJJubHLjcR0hhSIhh[Ipe))?cbXHbb)+NdgPInc.(kb,Vn)c)2/u
b-0{b-P}l<.ib=Jvb?Fof@IucACmfFVucKJfbO<nx)JY|b)L<~b)M>vb)OE|c)PP~e)WDef>7kb8({b@AbeI4ybJ<gcL.fbGRvp))?udY(de)(8zcX*yc)9RtcLIrbX8mb13bb)[eb6Vl
bM~b*Rrb/;q+o/+l
b*/eb.Kfj6Bcb8,ji<5bb=<oeAY|})I2ib)KSic)M:sb)PByi>Mbb;=cjL(jjY/kl))SqbX7pb))CwcW-|c)7,gdSX{d1Wn)b)42}
b,Fxc.?bd1>bc27jb3=ub4:~b5Ykg9*xc:1mb;;ae?Z~})G8xd)KKyb)NZdi>Pkb<GibG+fePXibQ2wcS:ebM:kjZOwpV>uc)5LdcM5hbR,}c1Lpb0)jl)<4fw)6Fr
b)Frb*+oc0I}b-Nwb/Pvb/-c)zC@x)n0Bw
b+Nfc2=ab/>lb1Ctb0Qb
bVub.Zpb+Vvb./zb-?fb.Wkb0Ivj7@wb9)h)oCE~bBRp)l0Cn)d)<-|

cSj
b*?{b)Qfb+6mb-5g)yD1tbE+fbP4ah)(Mkk)/Ptn)-UycWNkc)2RncQGve/[n
bVsb*9rb,:hb-Vp
b)Bub+Ahb-*rb.Vd)wCCubE1rbPIqh))7zbUXiv)*/rdV7rePIie/6hj)=*mc)DCb
b*5ob+Fzb-?ub./se.Yc)qCIoh)(2w)g/;a
b)Jhc,:he-)nc.Vwb0Cz)oB5uh[Ajc)*5qc)(7~c)17{s)(Eob)*DvcS;{c)-FvcNIcd=Xab.Qd)d):Ec
b)Yqb*Mae+<cc-<ob/,p)nB@kbBF{bF=ef)*,yb)(Ebc)+>ybVLnd)2?lg)14ak)(Tqc)(H~b)*3pcRHcb))@pb),1gcNBfd??db/Tl)k)=2k
bPge)J{c,)l)pC<fbGTgf)+T~d)-)~bWYld)4(rg)2Eed)0?xh))3}c))*zcY9rc)(AqdNM{dA:cb1Bb)k)=4b
bSkcVkb*4sc,Ha
b6k


b)0ub*>gc.6l)lC1ubBCcbBZdbH,mf),Dad)->mbWWwt)(<mjMQ~dB:ob20w

b)Nxb+Wld.Bb)kAIabGHpf),IreW)cj)1N|j)-AnbZA}cZ<xeXAfdKTge2Lb)k)9Yy
b*3ed,Q{b/2q)h@Hhb@7|bA*nbGKwf)-*bb))OrdVLrd)3Vdj).6}d)3:ld),DieY?mdVOcbY,wcJKhe3H{)d)6G|f)=I~
b5kc*Hhb--l)h@Nwb@JebADzbHWhf).Cmb)*Ras)39ad),>ndXZdbXFhbS+ocT[{bV[zcJ6e)m)<Yh
b*u

b*Bub,Tq)g@[hcB3xbJ:ni)/J{n).Vyd)30id),1vbX>ddW@idRS~bT?}cIPvcOSabH9db8,d)d)5+|h)6=|
b*Lpb.@p)fBHdcD.|n)80og)4Njd)0?db)2*ac)49}eY9tb)*ZobY?wbWS}cIHaeJRk)h)5Gjh)6Hg
b+Rec1Q~)dC(sdN*c}XI{b)*2ebXSobVFycGZybOLedJ9wb5ScbTBhbM*eb<Vog)>Snm)DQjn)5Et
b*.db..}b,:eoFJ~bKOdbM.ifY;gbZRcb))Xtc)+Tzb)/HigE+sdQ,h}Y+lb)*>vbY9|dG*|bM@ebLXwb?@bbK2ob26ocPN}b@Jpg)@7kz)5@pc)4(l
b,)cb*6vb,FnlC:tcDD|bIIebK(mfW8kbXP}b[Z}c))Ygb)-N~gFMecI0cbS+fv)3-shYTyb)+.mbZ1{dG3ybLO}c=;obL6yb0Lko)C0tu)5Xt
b,;ix)+=fc)-=rb)15e
b+<lb-.p*c)-4eb)(;adI,xbMYoe10co)E2yu)7Xg
b)Qab+Dwj>Pzc@(zbE.dbFBedN2~dTG{bW[rcZ+lb))Z{gJKgcM9sbWBn~)-/heH>vbL)rbH[qb9(|bO3|b.Wrn)CM|x)5=dh)4Jt
b)P{b-5hh;<|b=+|c>:ebC@hbDT|dLGgeVIvcXPeb)(NfgL9}cO*wk)06ju).1wb))NtdI7obL0cbH<nb7BwbPHcb/4b
b+Aod3Abb5?kc:.xb9Hzb;:cc<JycC2}dJZudQMtdW@pb[@}gN*fm)1Xhv)*YgeL9ubGThb6*jbR*cb/X{i)GFq})6Ruh)5Hn
b+Rpc0-me6Aqb8@yc9ZagKWgbMOjbOHi)e)<.emLSkbMOdc42bbU6tb2Jo)e);=oj)7<q
b)Vnb,;se3(md6[ciM,zbQ/bcSDbbWMhgU6icX+fk)9+~d)K=bs)0VgeO-fc2HgbXKzb5Sgl)I3ib)I8mn*(Fm
b*Ive1;od5JaiKVzdRBkbVL{)d)A+vg)2;{eOTlc29dc7Bpz*)2qj)>Kac);Wm
b)[ab-0pc.Pid33}jMN}jY5jh)UZec)ETeg)O*qs)3?bg13zc90sm)K2wn*(Eyj)>Wzc);[xb)<Hoe)?Vlc)9=h
b+2|b,Mab-)sd1SklNXkh[/dc)*,wn)POzj)CMhj)4Ocg19uc:V~z*(Cgl)<Hpb)=1x
b+Uzb-@h*a3K}+zCg
b*Jsb-Mcu)+Fgc).H~m)PIen)E8zkQO|e?.}l)N@sz)=W|b)>8p
b+-fc-3yu)-Drh)J;ld)A2fp)BRokO/~c0Csc=Qlv)I<xd)UOom);6db);Ji
bPab*8pb/<lu)9?by)A6cg)4>ieM9|c/Zyw)GQmb)FVkd)S/fk)<Fhc)92pb)9Bxe);Nl

b-/|b.Gee:0{b</hb>7bbBEocE-bh)+5aj)J/md)@Yzw)*ZwdKS{b@=ib0+gw)EMtb)DSvd)Q(sk):Vfc)7?mb)7Mae)9Pl
b)@{b-1td53ab74}b9D|b>)oc@Ibh)/>kd)>Dgb)HCpf)M1|e)F.ze)N)yk)@=dh),2ycTHibLFoc4Jwd)GXph)OHtc)L)bk)CN~b)B[jn):Flc)6Zyb)7*oe)8?h
b+Nlb.-mb/Seb3Nob5Pyb8.db<Hmc?4th)0=ad)?Hkb)I<ej)F@}e)MXhk)@1ljU*zbLDrb?Xnb5Wow)BTab)B-~n):/hc)6Axb)6Bve)7Ne
b*Dob,Jub1-ac5Qkb:Apj)3Xsd)C4fb)LOwf)PCyi)OBlc)O1~h)BMolNElbAFrk)S;v~)78ib)72ge)7Ww
b*:qd3Mpk)5Uhd)E7mb)N>lx)A>mlB(bb;Zdi)T:hi)B[ru):D~d)6Gce)6[i
b,Fzm)6>ud)F(eb)NEeo)Q*hj)?XplA/db=:~d)PRfb)IAd)c)8Tid)4Rse)5(v
b*/ib,Qbk)77jl)R[zh)MJpi)=Tpb)<Pje)4?hgLI{b?M|b@8}d)S1eb)L-v)f)12pd)1Dx
b*Mjc1@ti)7Yhl)R1xg)I8td)IGfg)<D|b);Axh)+,xdL7rb?F~bB)dd)T<h)g)/L{d)/[lb)/:n
b,Rob.Xgi)7Wkd)GBlk)DPoe)F[gc)FPhh):7kb)95hh))BccWHxbK/mb>Rhf)N;tb)?8a)e)-7qd)-B~b),Qi
b*6lb*Kdb.Vxg)8?w{)6Mub)5M|c)3Bqc)/Zjd[;lcW4nbJ+}b>OpbG8hb)1;~bT+bb)V7tb)P6lb)B+p)h))Dh
b,/z
b,5rg)8Wue)K:ru):Zpc)4R{b)3Ttc)2(}c).VndZ<vdIT{b?7fbIEecUToc)Q9{b)CMb)h[>c
b*;kc,5ab-9|c):M~j)GIec)J(}n)99lf)0Nic).;nb),LfcZ.sdK(tbAJrbMIqcYBhd)G+}
b)8k
b+@~b*/g*|,Syc+Hkb-5od3Gic6/fbB8re8K~eA:kuG2cbT6f,d),Wdb)+0xe),/sb),Pnb).Rhb)/UulX6a
b);hc)>Cm)b)0Pmd)(Pzc)(<lbNIig)WRj)m-2bc.8z)hSFmbE4g,e)+-gc),Vxb)->lb)/<bb)0;xd)1.bc).6rhS0~
b)?a*{+Udb4-ub,[ub.Llb0Rbb34kb4@qb6Jfb6Wtf9:wd?[s

b*4tb,-~b7LbeXR~cHLqbA)ibLXsb@+dcO:bkIX}dNPqdH*ydA:xcAWwb>4jcULwbW2fb3TmbHDjd=XhhW8q)dVBe
b*)dfWEdcGOrmMTrgO:tgBBfcCZ~f5HblW8{l)-VtpTE{
b3Vqb>9bdUQqd?Lac>,bcM?vbP1kgLJygNYcgBKocE4~f6FecB(sb=Ujb<5}jW1k
b4>af>4dcABeb8Sgb?5zcH6ygFWujI+ldF.sdLGnc)1(qb)2(nb?*ibVWxb7T}b6I~b>Ib
e6Dmb22hb58{b5.fb1-db6*gb:Y|b<(og;OzjC4|dCVgbM+qbP8jd)6MecCKuc;+vb>FqhF7v
b->dc)>ed.Zqe2Pr
b*[gb.Mob6=vbA8|b2+ge2)tjA+qjO1hbXIw)i9Hg
dCGqb4?}c?Mic2VetZ4o
b2Dec/5a)b@PobG6|bV<rgATn
b3,ub,?~b12wb02hb0Sub22lb4+zf2)sb3W{c6Alg>*kkG6{b)4R{bCUjbH?gbTMy
c,6db,C}c:Ctg57xd24vg60yd7:bh<SscGZ}l@-owA9icCSrgJ5~
c3Vwb/Vnb/.jf2W{d5ThkEIqbO6fh)92obDLrbJ/jbWFq
b.Dtb7?ic;Gdx)94nb>/tb)+N{cF,wbO.}
b25~h0Rub/Wib/S{b/Pce5<ic6-od9PokL0gmDBjhHKuoB*~bC1h
b,Fnb-0wb-Kab0/cb-C|b+4lb+0gb.>luL5{g2Nx
b+7xc1U~c/:}v)=Vbd)*Gdd3Ylc5-h
b,Wab.R}b,Ypb--vb.-ky2(~c0V}b11j
b+;ub>fb+/{c.1dd43ib4Uyc19nk)6+wh.Brc->tb-Chb-<zb.6pb/(zb1<nx=?reA1rb@AydBAf
c.1|b/Brf8*|t+;xc*.lb+,{b-(ub.Gab02iy@8reCR{bC-b
b*Snb,3|b-Qpb.>{c3Tvb4Gxc1*pr.Xdc-Sdc-N~b.Dxb/1fb1=px=5meA)xb@:n
b)=rb,*vb,Z|c3Dwd1Et)r>3leB5sbAIhdD2y
b+;~b,<kf1WkoMTnbR7pj4Qw
b))ub,Sw
b+Ucb/1id.Ffv3Eqb3Leb32{b3Dm
b,Fpd-[oc0@kd76zhBYrb)1Emh7Xib6I}b6>jb5>}b4Ljb5ZsjA<f
b,.yb+[mb+Utc.-ed6:om:Bcc9Ghb9,xc65}z46vf8<g
b)1bb+GljQ2~b))@uj9Vsb8V~b65pb5.ic0@vb0Uub47ib6Flh:7vn14{c4Rgc5Fpb5,|d8Xe
b,Nob/Nqb/*bc3(bc=7zdP)~b)(7}m66mc1B{b1Qxb4Vib7*ih:Gtn0Adc3Xsd4Abd8Gl
e6RokV0wc).0dd6@~b5Kdb38|b2?zb0Sjb/,wb0/vc79ph;=rn4Kzc89mc8Uqb88jd;Gi
b)/{c,Enb/Pb~AAkn3Snb54db5Gf
c-K{i>DycUXwh=*|c:Emd;Ucb=UchA/jn3Wkc5Yi
b-Nzb))bb0Lob6DtcD1yc),3cb6LqoD+ybEMpw9N~
b.2eb2@fiY6ll<Igb>Mbb@1tbB3vgBOan3Qgb4Dgb43oh8@s
d=MgbE/ec),ZbeTOj
b/<pc;NpbHPlc8>jc)(Qlb[<~bYZdiFLfbFIfbGV{v;@mc9Tyf@Bbc;-n
b0>tb61jd6Zpc))Kv)jD)i
b5Pwb@Ruc6<dbB7jb)()dcPDujUSe~O5x
b5.kbG5icE.be)/Hoc).Rkd)*2hb)(-|bXRebX9eo)77{iK?qcH8|bHVygERp
b=[vbO1tbBRbb)?J}b):2qb).+wi)0Abj)-Uvb),Vpf)?.fiVHmcS.bbS9veUDz
c72lb);@ck)CLaj)CHnb)BE}e)SBob)U-hi)6Jlc)3Dbb)4+be)7){c)0G|
cNSrbK[ybIIpgQ8y|H,uhJRu
b),G{bY?d)l)-Wt
b/Db)c)-0y
b8?k)b)/4r
j)6-e
bGqb)>yb)Vub-2xz->{
b*)sb*>}{,S|
b*6pb-:wb/.ec4?ow.Mh
b+:sd2J~
b)O}b+Vwb/=nx=6d
b*9zb-Tgb/@b
b+Fib-1y
b)Lvb/+pv5Zbe8Tfb8+vd95j
b-=av5.ve7Kab6U~d7Mb
b*Svb,Tbb-Rxb.:ac-Ryd/Upm4O{f4W~d4(p
b*,mb++hb+Goc+*ab-=ub,5~n5<af4F}d2@z
b[}b)Dec)6{b,,wb+9nn75if6-dd35p
bNic)Atb+;{b+[ob*.ac21zb7Jx
bBub*3xb+Zib,Jjb)Udb-9d

b+Hhb*Vmb+<sn9Iz
b)6sb,:|c3Cqb8<hb:4qn6?kd2>i
b-Bim73|f52qd18m
b+Btb0+{b5F{
b.1c
b-Sl)|)LGn
b)[nb+Myb-[noBQez)RCo
b)Xsb,.~oDHex)NXmb)OLdb)QKx
b*>d)i)Q=up)H)n
b-<w)f)Q/nc)REyp)I8k
b1C|)c)Q=xb)R)xd)UWxp)L[~
b,9cb,In
b:eb+8h
b+3e

b*.kb+Pkc,Pdb,>eb-9b
b)Yrc.Tjb.Bjb.2ub1=i
b)Ykb,Tib-Eub,;xd-Sc
b++tb+Qbb*@tb-Mmc,Xe
bS}bIib,9wb.;nb-Yn
b)<qb-*|b-Iqb.J{
b+Oec-<~
b*Fmb.Eh


b1:bb,Djb.3wc1.sb1K{b3Prb3Wjb>[vb3Xkd60jd<Fvb>,|cB<lsC0~bOZkbNLzb@T}+z)2Glf)-(hb))3pb[;}cYWwc[Pqb)(:bb)*9qb)+;df))Bob[VufSKtbO[w
d7-jb81}b79qc8=cb>U}e9Bzd>+mb>6{b@.|bAO{cGEvbHRxp@6obK0nbH,lb8[p,a)*8ybZ3ibX.nbVHmcTRzbV9|bVGcbX8wcXQefT.jfJYubFRr
b)Nsb+Wgc0*cc2Geb?(bi>(tuD6mbQFpbQ6lbD8m,c[[gb[Cic[<lb))Bgb)*4cb),9tb)-@tb)-X|f)*Ync))ZscZ.rbW=~bT.p
b+1tb-Km)cD?ubQVpbQZvbE>z,g))Rgb)*Glc)-Xhb).B~f)+Rxc)*Wlc[0kbXHwbUDa
b*Ccb,Aj)bAEmbO+{bOD{bCOu,dXBvbX6zd[Roc)+2zb)+W|f))Gic)(QhcY3ecT@n
b*Flb,P}b--{c,Te~N7~bC;b,p)(Cbc[RtcX>gbVFibTBr
b*3yb*Evb74zb*9jd-3te63{u=5ycKQ~bA2d,dT+ebSUqf[*kb[VreZD|bZ*lcY;mcV*dbT9tbRDm
bLuc2fd+:{|@Z},pY)mcX?rcU7tbSWsbRE{
cRzd*Lhc/3pw;(vcI[nb@8|,kYRteXG{bX8xcWN}cTGgbS4fbQYe
e2.yc..fb,*ib)*bb)8ub+?qc1@eq/Dgb<D|c<7}+yO<qgJ3tdDUbbDRrbEH{bH+dbI/icLQ}bN/heM?ubN,ddM8vbKNubL)cbM4|
b)>ac+@o
b*Ok

b**ub,Gab.Ucv8GycGYyb?8|,eNVzbOFdbQXhiV>kdUT{bTPxbRVwbQUb

b*?ab-,ou56bbBGubE6{b>Uf,kT/viRCnbPQfbP<{bPDv
b+,}b-7qb/?av>Hh,sQ,kbO>wbO<~bP+t
b*6cb,?zs0>hb=Ecb@Leb<De,kO.zeN=lbNZjdN.vbLB{bLJgbMKj
b*3fb-;wr/0eb;Nbb?>~b<Ti,aHYheCNlbDIdbG-cbH3kcKWwfLO{bMEbcMBedKZubMBn
b+Atb.+qb/=yp.+eb9P~b>(pb<Zo+yKYkcB:ueFPfbC3lbAHfbABxbAEebBBzbE(cbF0dcIU{bK<aeJXwbKXkcKZpcJ0kbK({bM)x
b+1ib,A|c1)xn0.}b93cb>Jlb?Pl,pKZkcL4dbL-ubJWebL:ubO+d
b);cc-V}n0J~b6Ttb=,xb@<g+~E8~c=?gb<(jb<8jb<Mwb>/vb@OrbB-tdGTbeG[lbIQicJ2{bJ7abI5lbK2nbNDs
b*5ab,Fwn1Ebb66gb<WbbA.p+sIKbdHYff:Yrf<-}b:Lvb;-kb;Geb=.qb?OlbA/ndFZveG4|dIMzbIWrbHZubK/~bNP{
b*Ftf3.md6.~f3Mxb6Llb=VlbC/|e@CugH=m)qP4}cPDvcOEccO/ibP3ldPHsfP={cP=ccOGabOBjcN1xbO(ubP7ziR2{uG?|bI.fcFP|f8[fdB/sb=K}b:Bwb96lb:(nb:Olb<Doc@J~dFKneG3vbICpeIN|bL6abP5}
b,-xb.Pwg3Frg94{g>-y)yN0}cM4pcLVhbM[~dN@bfN:qcN:icMFrbMHbcLLlbM>{bNIt}FQkbG(ebE?ybF>gf9:ke>;ib;Ejb:Fjc<Jdb>HxcBQxdHVxeIFlbL(rcLK~
b*Tfc+7ub,J{p:Jf){IX}cINebJV|dK@tcL(bhJWpbK0vcJ[xbKE~bLHg}FE~bD0nbFIebFLsdDTlc;*acHLyd>+kb==qb>Wzb@.cbB6afLImeM@o
c@gb)Wmd-1|g?Yvg8+p){G;|cG4}bH?edI+ycIJfhHK|bI+}cI:}bISwbJPj}EZmbAUobF[pbF>pdECpc;XvdE5nc??zb?*rb@SdbB1~bD@zjOVhbRElcS9e
bXu
b)Gie/1~*wH@{bHVrcI6}bINqbJI{}F,nbAIwbG5fbFGldESnc<6qdEFcc?Tjb?@hbA5|
b)[kc+7sb-HsfAG|*eE;ubFFkdG4ccGSthFXfbG;ocGWmbH9bbI2n}E0ob@,sbFR|bETadEGac<4odE<xc@,gb?TibAR}bC8fbELjjQ5}bT,fcTV}
b/.a

b*:mc.;kdD:jbKYtc/?p*bB-}bC9cdD(acDIbdD8afD9sbDWobE6gbEFsbF:u}CIyb<XubF<|bDLwdEFrc<S{dEB~bB,rbA,rbA0mbC>xbE.abGJbjS?ebVAzcW>fbX-~
b*.|b,,lg-5}b-Vlb/)a*dB:zcC+ydBRtcBUkdC-zbCWobDFqbDPo~D*rb;CsbGDcbE;wdFZrdLTycFZubCNobB[kbC1dbEDlbG6mbITljUKubXPt
b*-og+@fc-D{)b.1f)mB0nbC1qbD0ibD3{~DHtcHNrbF1~dH<adN/dcH?ebE;xbDR{bE-hbGDbbI8dbKWmm[Tl
b*1kf)Dpb)Xab+Ws)a.4ib,-g)nAQccBZt~D<jcI/ebF1mdI)jdNF|cI0cbF8nbF)ubF?abH[tbJSobMAqjY=lb)(Ipc))Iqb)*=h

b5E~b88ob7Ps+sR?tdQ7qfBIoeF3~bB5ab@7ub?<qb>Ukb?1pbA>cbB9icETqbFYeeF*zbFDgfDZtbG+|
b05pb<H~bKFycLAfbMRbkW@~)m)),ec))0hc[P}cZZae[Upc[Vjd[,dc[(icYZgbY2vbWYtbUOnbV[fbXJciY5zuK;}bT=hcI2|f;)lg5Xwb3Mkb2:kb1U~c4O~d9G{e97yb;.zc;Aob;Tub;2ib><vbCMz
b7EbbS9kcT<jbURzk)+Dq)m)14rc)1:ms)-;lb),(~c)*Xmb),Is)m<Zub:.~b8-vb64jb6Yab6Rsb88ob9+gb8Tle6Vyb6<yc6-tb5Egb44zb6>rb;Bd
*r)6.hb)4Llb)5Lob)7/oi)8Dqx))JymH7ibFJvbE9vbF<qdHB~bGW{cH:acE;ubC2be=Uvb;5{b9Py
bI~b*<yb,Ipb-Fdb-Wdc0Dth3[bc54wq-(sb*Pa*rE=efA8zeF3bbF0tbFLnbI:mbK5{bMZsjYX}b))7oc)*:ub)+2t
b*Fvb,Kpb-Bwb-Mob.Sub0-mc2;kg6Jnb4Pek6Luf.Hlb,=lb*3{)m?/z)eI2thNLg
b*7db+Bbb+Xlb-Fzb/Cvh3/km6Rlh+)}*qG9ueGJtc@VxbLThbK5|bGXgbEEucFGcbI<qbK=gbN1pk))M~c)*Vhb)+Ufb)+Dqb).Ql
b)Jfb*9jc.Mmw2-ed.=ob,7a*o@>ncFLdbBNedG7ccA1cdGHubEFdbF3sbG-sbJ(~bL-vbNXpk)*Hnc)+T|b),Ytb),Nq
bN~b*Pzb-4cb,Lxe.;ep5(|e.Kgb.,sb,>o}5Wub72fd8*fc8Uod8Phc8Tqc8Fzc;3ib<Zib<La)a1YlfH=|fHQubFWd
b*,wb,Bib,.zb.Pkb.<oc-Ner0?cc.,qb-L{b,9i{5@nc5Iab6Xp
b*Gmb*2xb,Sub,@tb-Axb,-kb.(db.1pp/)mc-,gb-@}b,[iy4Jtc48}c4Ncb6+md7,sc8,id80uc86sc83qb9J}c=Nab=5u~BYob2-wbJ)tbEErgOBdbN5pbK9u
b,Chb*8vb+B}b->~b-<ec+Hwb.Rkh-(wc2<{c/Dqb/Uuc,Tzc+Pjb-2~b-Xf
b+<sb*7xb+>cb*+gb+Xzb,P~d//qf+Fzb-Ztg0;rc/,fb/Eh~3*ge5Boc6F{d6Qtc6Xtc7)cb8Jzb:Pm)bCFdb1BabK-|bF:vgPCxbO>hbLKnbK-{bL/ebM0rbP/{bR7cbU/dk)0U~
b)7lb+8nb+2ab,:pb)Arb,Cvb*={b,Jie,Jkb*Wvb-Sce.<mb/5rb-)~c-3mc00xt.Oib.Zg
b**ab)W|b+-yb*Fbc*Lzb,Vge+<vb)Icb,Gbd.Gzf.?fv-Asb-M{b.<t*dQDfbNUgbM;c
b)Gab),pb,Eqb.Svb,Jtb.Tcb--}d*;qb)6fb*Lj}-Q~b,.pb,6sb,Izb.W}t5@vb7=kb9Ugb<Uab<)k~DFib16|
b)Ycb,?jb.Qyb,Gmb.Lob.Khd+Vdb*8{b,,c~-Hzb-Jab.({d0Lmc0Gmc19ge3Trc4[~d57nc5?fc5Imb7>sb9Mxb<Bvb;Pj~CIhb0NzbKEhbFDygPWsbOYfbM;{bL*kcN<tbQ>vbSGzl)26hc)3F~b)4Pzb)4Is
b-Hoc-Mrb/Qvb-9ud*Sub*8ub*0j{.Slc-Zlb,6ib+Yhb,-wb.0dc.Ouc.P{c/Lee26lc3Agd3Vrc4+dc4<nb69pb8Rob;Tqb:[t~CR~b0;pbL-lbFTygQ;lbPDfbN0sbM+dcOLibRPubT[qn)5+ob)68xb)64|
b+5tb*4ub,0jb0Dab.Bdb/+lb-Tvb,0{b/.zb.Wic,.kb-+pb.7eb,Sbc-Rcc15fs0Azb/Yrb05ub0Xn
b*5cb*+sb-9tb+7eb+Sib0,qb.=kb0[xb+Kfb-+hb*F|b,Hwb.Xob/.te4>tb.+qd3;xm/Aic-7pb.Tyb/Cd
b*6{b//zb-.fb-Mab-Y}b,6fb/4eb-L~b/5ob,.pb-Ihc.Fse2Efq17wc/-yb0*{b0:~b1)w
c+4qb+Rmc.?ob1(xb+Zvb.Cib,Hsb.Gac0>wt0:cb/=zc-3}c/Edb0>u
b*7hb*Oeb*Smc+Oyb+1rb.Oob.Xci,[{c1[sb1Hwb0S~c0?md-Zwd.*ic,Kib+*ocZob)Fpb*9u
bGhd.)fbXfb,Bcb,Rnb.Xec29}h0,db0.~b/X{c/Icd-G~d./}c-5ob,:bc*4kb+Q}b,Da
eI}c-0cd2R{f*9gc/@|b/Efb/@ic/1sd-7nd-Ycc-2kb,B{c*Fdb,4~b-(xb.(pb0=n
b)Qxb*:vd1Kgm3@ln+Ejb*/nb*Ckb+>wd.Sc
b+2ud01f{+Vtb,.~b,We
z.Mnb,O}c,,gb*4vb)Spb)[wb,;lc-/fc-F}c.Q|o6-ub8Qlb<-j)aDVgb12wbM?mbH)bgRH{bQXcbOL|bNPwcQGybTMpbVYk
b+Nzb,Lbb.Mcc2Bgf*?{b.5vi-Tbd.Drd-/yc+/a
b+Xfb-Fgh.-yb1Vl
b*0db,Mdb.+se4Bpb/-jr.Vnb0?w
b*Iub,[}
b+Pvc.V{
c+4gb-Cp
b[u
b*?kb,@}
b*Bv)m?.u)pK-n
*}I6wdPJw
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
bQbb)Rhb,3ec-2p
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
b*Zwb.Rzc,Lsb-[jb.Meb1Bzz:D~b/QchG-hbH@ocGPybHGubKGjbMBrt)@Le
b+Uzb*@|b)Oab+*bb+Ozg-Sou7Zab1=wgCKycEMydFCubINqbKNm
b)Dbj,6vu4<kb3RuhBYbbAYgbB8tcC@hbFWlbH[~
b)Uhb*Rnb,*z|32zgANvfDWjbH7rbJ;c
b):jb*3pb-(pf,.{)dJ-sbL0h
b*Akb-5df*R}
b*Rvf,O}
bUab)Akd/3t

bRa
bSu
c)Tu
u6OajC7lbD+rcF8lbI[nbL/z
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


b;Lec+@{c4?{c3Tob8Bie7Jbb;B~b=Od
bD?{b>T~eETmbCV}bICtcG+cbFKebHSdr)1Npb)2+mb)6>b
b.7qb+>vb+9xb+Kvb*Vbb45pb-Jgb,B}b,Ll
f6P|b2Mub2Irc5(pb9,e
b)7ub)Gdb)Ngc,Ukb*=zb*,qb.E|
b:xbIfc.+mc)<d
bXsb1Vzb.;ab+Xjb)+mb-5b
c.7ob,-lb)Uyb-M~
d1?rb-<fb-0}b.Fn
b*V|b.Xk
b,5v
b,Av
b,3v
b*6qb-=d
b+5db-IbqHOubO@o
b*>wb-7q
b*V|b-Bjb/+xl=Qwb>7ibC2lbJ)d
b*Jfb,3db.Dnc2@df7Sqc98pb:Xab;@pb@@}bG>u
b)Kib,*gb-@si7H~b9@wc?FzbFRe
b*;xb+Seb.6ef4?rc60gb8,|b9*yb>?rbEPl
b)Bub,;ac.(rc.Yjd5=ib7E}b8SacET{
b+1{c,Rqc.-rd4Nhc8?d
bFab)Kjc+>of6-~

b9kb++n

b,Ogc.Kx
bXkb**bb,Dib.Ao

b*Gyb,Ke
b*<n
b-Yh
b/J~

`
