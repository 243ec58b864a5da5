const marks = `for(const[t,m]of[["load","shown"],["error","failed"]])document.addEventListener(t,e=>e.target.closest?.("[data-picture]")?.setAttribute("data-"+m,""),true)`;

const observer = `const o=new IntersectionObserver(es=>{for(const{isIntersecting,target}of es)if(isIntersecting){target.setAttribute("data-near","");o.unobserve(target)}},{rootMargin:"50px",threshold:.1})`;

const arrivals = `new MutationObserver(()=>{for(const p of document.querySelectorAll("[data-picture=lazy]:not([data-near])"))o.observe(p)}).observe(document,{childList:true,subtree:true})`;

/** Paper has every picture; a browser that is not printing yet gets a head start. */
const printing = `const all=()=>{for(const i of document.images)i.loading="eager"};addEventListener("beforeprint",all);matchMedia("print").onchange=e=>e.matches&&all()`;

/**
 * Tells each picture's slot what becomes of its picture: `data-near` when it is close to the window
 * and shall load, `data-shown` once it has, `data-failed` when it cannot. Slots are found as they
 * arrive, from the parser or from React, so that no picture waits for the page's own scripts. The
 * class `lazy` says that pictures may wait; `pictures.css` has the rest.
 */
export const pictureScript = `${marks};if(self.IntersectionObserver){document.documentElement.classList.add("lazy");${observer};${arrivals}};${printing}`;
