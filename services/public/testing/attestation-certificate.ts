import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A key and a certificate for it, as an authenticator's maker puts them into it (WebAuthn Level 3, 8.2.1). */
export function attestationCertificate(): { privateKey: KeyObject; certificate: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const tbs = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    NAME,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', tbs, privateKey));
  return { privateKey, certificate: sequence(tbs, ECDSA_WITH_SHA256, signature) };
}

/** Tag, length, content: X.690. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const utcTime = (time: string): Buffer => der(0x17, Buffer.from(time));
const attribute = (type: number, value: string): Buffer =>
  der(0x31, sequence(der(0x06, Buffer.from([0x55, 0x04, type])), der(0x13, Buffer.from(value))));

const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
/** Country, organisation, unit and name. */
const NAME = sequence(
  attribute(6, 'US'),
  attribute(10, 'Nobody'),
  attribute(11, 'Authenticator Attestation'),
  attribute(3, 'Test'),
);
