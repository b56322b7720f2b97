// A certificate for localhost, made for one run, because browsers speak HTTP/2 only over TLS.
import forge from 'node-forge';
import { dayMs } from '#domain/durations.ts';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export function makeCertificate(): Certificate {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now() + dayMs);
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return {
    key: forge.pki.privateKeyToPem(keys.privateKey),
    cert: forge.pki.certificateToPem(certificate),
  };
}
