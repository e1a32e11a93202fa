/** What is wrong is known, and has a name of its own in the log; its message says all that there is to say. */
export class NamedFault extends Error {
  readonly event: string;

  constructor(event: string, message: string) {
    super(message);
    this.event = event;
  }
}
