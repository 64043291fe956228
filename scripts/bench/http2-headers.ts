/** Bytes of the head of a frame. */
const FRAME = 9;
/** Bytes that an entry of the table takes besides its name and its value (RFC 7541, 4.1). */
const OVERHEAD = 32;
/** Largest size of the table, in bytes: HTTP/2's own, which browsers and CDNs keep. */
const TABLE = 4_096;

/**
 * Counts the bytes in which HTTP/2 sends the headers of the responses of one visit, as a CDN does. The server of a measurement speaks HTTP/1.1, which
 * repeats all headers with each response; HTTP/2 sends a header that it has sent before as one byte (HPACK, RFC 7541). Values are counted as they are, which is
 * a quarter more than their Huffman code.
 */
export class Http2Headers {
  #table: (readonly [name: string, value: string])[] = [];
  #size = 0;

  /** @returns bytes of the headers of one response, with the head of its frame */
  bytesOf(headers: Readonly<Record<string, string>>): number {
    return Object.entries(headers).reduce(
      (bytes, [name, value]) => bytes + this.#add(name.toLowerCase(), value),
      FRAME,
    );
  }

  #add(name: string, value: string): number {
    if (this.#table.some(([known, same]) => known === name && same === value)) return 1;
    const isKnown = this.#table.some(([known]) => known === name);
    this.#table.push([name, value]);
    this.#size += sizeOf([name, value]);
    while (this.#size > TABLE) {
      const oldest = this.#table.shift();
      if (oldest) this.#size -= sizeOf(oldest);
    }
    return 2 + value.length + (isKnown ? 0 : 1 + name.length);
  }
}

const sizeOf = ([name, value]: readonly [string, string]) => name.length + value.length + OVERHEAD;
