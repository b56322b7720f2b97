// GET /api/service-packages, made at build time. The file has no extension: netlify.toml says that it is JSON.
import { listedPackages } from '#collections/listed-packages.ts';

export function GET(): Response {
  return Response.json(listedPackages());
}
