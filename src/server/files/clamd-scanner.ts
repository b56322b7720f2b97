import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { ScannerUnavailable, type VirusScanner } from './virus-scanner.ts';

/** Larger than any answer: a sentence with the name of a signature. */
const answerLength = 1_000;
const pieceBytes = 64 * 1024;

/**
 * ClamAV's daemon, by its own protocol: `INSTREAM`, then pieces with their length before them. Give `tcp://host:3310`, or
 * `tls://host:port` for one behind a TLS proxy; the daemon itself knows neither TLS nor who may ask it.
 */
export function clamdScanner(address: URL, timeoutMs = 20_000): VirusScanner {
  return {
    async scan(bytes) {
      const answer = await ask(address, bytes, timeoutMs);
      if (answer === 'stream: OK') return 'clean';
      if (/^stream: .+ FOUND$/s.test(answer)) return 'infected';
      throw new ScannerUnavailable('no finding');
    },
  };
}

function open(address: URL): Socket {
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const port = Number(address.port || 3310);
  return address.protocol === 'tls:'
    ? connectSecure({ host, port, servername: host })
    : connectPlain({ host, port });
}

function ask(address: URL, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(address);
    const fail = (why: string) => {
      socket.destroy();
      reject(new ScannerUnavailable(why));
    };
    const timer = setTimeout(() => fail('timeout'), timeoutMs);
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      answer += piece;
      if (answer.length > answerLength) fail('no answer of a scanner');
    });
    socket.on('error', () => fail('connection'));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer.replace(/\0.*$/s, ''));
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const piece = bytes.subarray(at, at + pieceBytes);
      socket.write(lengthOf(piece.length));
      socket.write(piece);
    }
    // The daemon ends the connection after its answer.
    socket.write(lengthOf(0));
  });
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
