import { chromium } from 'playwright'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-gpu-compositing']})
for(const [name,w,h,path,scheme] of JSON.parse(process.argv[2])){
const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme??'dark',serviceWorkers:'block',hasTouch:w<700,isMobile:w<700})
const p=await c.newPage(); await p.goto('http://localhost:4390'+path); await p.waitForTimeout(2500)
await p.screenshot({path:'/tmp/me/'+name+'.png'}); await c.close()}
await b.close()
