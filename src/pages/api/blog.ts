// GET /api/blog, made at build time. The file has no extension: netlify.toml says that it is JSON.
import { readPosts } from '#collections/blog.ts';
import { listedPosts } from '#collections/listed-posts.ts';
import { socialImage } from '#layouts/social-image.ts';

export async function GET(): Promise<Response> {
  const [en, es] = await Promise.all([readPosts('en'), readPosts('es')]);
  return Response.json(listedPosts({ en, es }, (post) => socialImage('blog', post.locale, `/${post.slug}`)));
}
