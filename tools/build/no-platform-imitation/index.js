// @astrojs/netlify imports an imitation of the platform for `astro dev` whether it is on or not. Here tools/local does
// that work (why: static-netlify.mjs), so its 240 packages stay out. In a build the imitation adds nothing either.
export default () => [];
