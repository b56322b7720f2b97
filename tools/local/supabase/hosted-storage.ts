// Where the storage of @supabase/lite differs from the hosted service for what we use, both ways: the call is
// changed before it reaches lite, the answer before it reaches the client. Nothing here is used in production.

// Hosted storage refuses every other character in an object key, lite takes them all.
const OBJECT_KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]*$/;

// The code the hosted service adds to each refusal, which the client library reads, by the status inside it.
const CODES: Record<string, string> = {
  '404': 'NoSuchKey',
  '409': 'KeyAlreadyExists',
  '413': 'EntityTooLarge',
  '415': 'InvalidMimeType',
};

type Pass = (request: Request) => Promise<Response>;

/** Hosted storage answers almost every refusal with 400 and the telling status inside the body. */
export function refuse(status: number, code: string, message: string): Response {
  return Response.json({ statusCode: String(status), code, error: code, message }, { status: 400 });
}

/** Passes one storage call on, so that call and answer are those of the hosted service. */
export async function withHostedStorage(request: Request, pass: Pass): Promise<Response> {
  const url = new URL(request.url);
  const path = decodeURIComponent(url.pathname.slice('/storage/v1/'.length));
  const isSignedUpload = request.method === 'PUT' && path.startsWith('object/upload/sign/');
  const key = /^object\/(?:upload\/sign\/)?(?!(?:list|sign|info|copy|move|upload)(?:\/|$))[^/]+\/(.+)$/.exec(
    path,
  )?.[1];
  const isUpload = key !== undefined && (request.method === 'POST' || request.method === 'PUT');
  if (isUpload && !OBJECT_KEY.test(key)) return refuse(400, 'InvalidKey', `Invalid key: ${key}`);
  const listing =
    request.method === 'POST' && path.startsWith('object/list/') ? await request.clone().json() : null;

  const response = await pass(isUpload ? await unwrapForm(request) : request);

  if (isSignedUpload || (request.method === 'GET' && path.startsWith('object/sign/'))) {
    if (response.status >= 500) return refuse(400, 'InvalidJWT', 'the signature is invalid or has expired');
    if (response.status === 403) return refuse(400, 'InvalidSignature', 'Invalid signature');
  }
  if (!response.ok) return withCode(response);
  if (isSignedUpload) {
    // Lite leaves the bucket out of the key it reports.
    return Response.json({ Key: path.slice('object/upload/sign/'.length) });
  }
  if (request.method === 'POST' && /^object\/(?:upload\/)?sign\//.test(path)) {
    const body = (await response.json()) as Record<string, unknown> | Record<string, unknown>[];
    return Response.json(Array.isArray(body) ? body.map(renameSigned) : renameSigned(body));
  }
  if (listing !== null) {
    const folder = String((listing as { prefix?: unknown }).prefix ?? '');
    return Response.json(asFolder(folder, (await response.json()) as Listed[]));
  }
  if (request.method === 'GET' && path.startsWith('object/info/')) {
    const body = (await response.json()) as { metadata?: { size?: number; mimetype?: string } };
    return Response.json({ ...body, size: body.metadata?.size, content_type: body.metadata?.mimetype });
  }
  const downloadName = url.searchParams.get('download');
  return request.method === 'GET' && downloadName !== null ? asDownload(response, downloadName) : response;
}

async function withCode(response: Response): Promise<Response> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const inside = String(body?.['statusCode'] ?? '');
  const code = CODES[inside];
  if (body === null || code === undefined) return Response.json(body, { status: response.status });
  return Response.json({ ...body, code }, { status: 400 });
}

/** The client library reads other fields than lite writes; both hold a path relative to /storage/v1. */
function renameSigned(answer: Record<string, unknown>): Record<string, unknown> {
  const { signedUrl, ...rest } = answer;
  if (typeof signedUrl !== 'string') return answer;
  const relative = signedUrl === '' ? null : signedUrl.replace(/^\/storage\/v1/, '');
  return { ...rest, url: relative, signedURL: relative };
}

/** `?download=` makes it an attachment; the name is decoded once and written as the hosted service writes it. */
function asDownload(response: Response, name: string): Response {
  const headers = new Headers(response.headers);
  const encoded = encodeURIComponent(name);
  const attachment = `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
  headers.set('content-disposition', name === '' ? 'attachment;' : attachment);
  return new Response(response.body, { status: response.status, headers });
}

interface Listed {
  id: string | null;
  name: string;
}

/** The hosted list names things relative to the folder asked for, and shows folders below it once, without id. */
function asFolder(folder: string, listed: Listed[]): Listed[] {
  const start = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  const seen = new Map<string, Listed>();
  for (const item of listed) {
    if (!item.name.startsWith(start)) continue;
    const rest = item.name.slice(start.length);
    const slash = rest.indexOf('/');
    const name = slash < 0 ? rest : rest.slice(0, slash);
    if (!seen.has(name)) seen.set(name, slash < 0 ? { ...item, name } : { id: null, name });
  }
  return [...seen.values()];
}

/** The client library sends a Blob as a form with a nameless field, which lite does not find: send its bytes. */
async function unwrapForm(request: Request): Promise<Request> {
  if (!(request.headers.get('content-type') ?? '').startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const headers = new Headers(request.headers);
  const cacheControl = form.get('cacheControl');
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
  for (const [, value] of form) {
    if (typeof value === 'string') continue;
    headers.set('content-type', value.type === '' ? 'application/octet-stream' : value.type);
    headers.set('content-length', String(value.size));
    return new Request(request.url, { method: request.method, headers, body: await value.arrayBuffer() });
  }
  return request;
}
