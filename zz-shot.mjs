import { chromium } from "@playwright/test";
const S="http://127.0.0.1:4301";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const api=await (await fetch(S+"/api/gallery?fields=id,title")).json(); const id=api[0].id; const post=(await (await fetch(S+"/api/blog-posts?fields=id")).json())[0].id;
const paths=process.argv.slice(2).length?process.argv.slice(2):["/admin/gallery/"+id+"/arrange","/admin/gallery/"+id+"/media","/admin/posts/"+post];
const ctx=await b.newContext({viewport:{width:390,height:844}}); const p=await ctx.newPage();
p.on("pageerror",e=>console.log("ERR",e.message)); p.on("console",m=>m.type()==="error"&&console.log("CON",m.text().slice(0,200)));
await p.goto(S+"/admin"); await p.getByLabel("Username").fill("admin"); await p.getByLabel("Password").fill("kashmir2kanyakumari"); await p.getByRole("button",{name:"Sign In"}).click(); await p.waitForTimeout(1500);
let i=0; for (const path of paths) for (const [w,scheme] of [[390,"light"],[390,"dark"],[768,"light"],[1440,"light"]]) { if (i>99) break; await p.setViewportSize({width:w,height:w===390?844:1000}); await p.emulateMedia({colorScheme:scheme}); await p.goto(S+path.replace("ID",id)); await p.waitForTimeout(700); await p.screenshot({path:`/tmp/shot-${paths.indexOf(path)}-${w}-${scheme}.png`}); }
await b.close();
