// What the doctor reports, and what it is told to examine.

/** Something that has to be written, proven or decided before the public may see the site. */
export interface Finding {
  /** Its permanent name, by which content/launch.yml accepts it. */
  readonly id: string;
  /** The file to change, from the root of the project; null if it is not a file. */
  readonly file: string | null;
  readonly line?: number | null;
  readonly field?: string;
  /** What is wrong, in a sentence. */
  readonly what: string;
  /** What to do about it, in a sentence. */
  readonly write: string;
}

export interface Place {
  /** The folder that holds content/. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly today: Date;
}

/** One subject that the doctor knows about. A part may ask the running site or its services and wait for answers. */
export interface Part {
  readonly title: string;
  readonly examine: (place: Place) => readonly Finding[] | Promise<readonly Finding[]>;
}
