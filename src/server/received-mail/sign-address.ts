import { createHash, createHmac } from 'node:crypto';

interface AddressToSign {
  readonly method: 'GET' | 'DELETE';
  readonly url: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
  readonly at: Date;
  readonly seconds: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
/** As the signature wants it: also what `encodeURIComponent` leaves. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * An address of Amazon S3 with its signature in it (Signature Version 4, query parameters): whoever has it can do this one
 * thing until the time is over. The package for all of S3 would be larger than everything else in the function.
 */
export function signAddress({ method, url, region, keyId, secretKey, at, seconds }: AddressToSign): string {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const query = [
    ...url.searchParams,
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `${keyId}/${scope}`],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(seconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const request = [method, url.pathname, query, `host:${url.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join(
    '\n',
  );
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${signature}`;
}
