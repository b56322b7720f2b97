/** The port of text messages: one provider, one number of ours. */
export interface Texts {
  /** Resolves with the provider's id once it has taken the text. Rejects with `TextRefused` or, where that is unclear, anything else. */
  send(text: OutgoingText): Promise<string>;
  /**
   * The ids of texts with these words that it took since then, the oldest first: asked before a text is sent a second time,
   * because the first may have been taken although no answer came. Two of ours may have the same words.
   */
  find(text: OutgoingText & { readonly since: Date }): Promise<readonly string[]>;
  /** What the provider says in a signed call; throws `BadTextSignature`. */
  readInbound(call: SignedCall): Promise<InboundText>;
  /** Texts that came and still lie at the provider, because nothing was heard of their signed call. */
  missed(): Promise<readonly InboundText[]>;
  readStatus(call: SignedCall): Promise<TextStatus>;
  /** A picture that came with a text; null where it is no longer there, or larger than `maxBytes`. */
  fetchMedia(url: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Deletes the provider's own copy with its pictures. True when it is gone. */
  forget(providerId: string): Promise<boolean>;
}

export interface OutgoingText {
  /** Of our row: the provider says it again in what it tells about the text. */
  readonly id: string;
  readonly to: string;
  readonly body: string;
}

export interface SignedCall {
  readonly url: string;
  readonly body: string;
  readonly signature: string | null;
}

export interface InboundText {
  readonly providerId: string;
  readonly phone: string;
  readonly body: string;
  readonly media: readonly { readonly url: string; readonly type: string }[];
  /** When it was written; null: now. */
  readonly sentAt: Date | null;
  /** The provider took it for STOP, START or HELP and has answered it. */
  readonly keyword: 'stop' | 'start' | 'help' | null;
}

export interface TextStatus {
  readonly id: string;
  readonly providerId: string;
  readonly delivery: 'sent' | 'delivered' | 'undelivered' | 'failed' | null;
  /** The number is nobody's, or takes no texts. */
  readonly isGone: boolean;
}

/** The provider will not take it, however often it is asked. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
  readonly code: string;
  /** Why no text goes to this number any more. */
  readonly ends: 'blocked' | 'failed' | null;

  constructor(code: string, ends: 'blocked' | 'failed' | null) {
    super(code);
    this.code = code;
    this.ends = ends;
  }
}

export class BadTextSignature extends Error {
  override readonly name = 'BadTextSignature';
}
