/** One data object of an EMVCo code: a two-digit tag, a two-digit length in characters, the value. */
export function tlv(tag: string, value: string): string {
  if (value.length === 0 || value.length > 99 || !/^[\x20-\x7e]+$/.test(value)) {
    throw new RangeError(`tag ${tag} holds 1 to 99 printable characters`);
  }
  return tag + value.length.toString().padStart(2, '0') + value;
}

/** The text of a code: its data objects, and the CRC over them and over its own tag and length. */
export function withCrc(objects: string): string {
  const covered = `${objects}6304`;
  return covered + crc16(covered);
}

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
