/** Hands a letter to a mail server (RFC 5321), over a line that is closed to others (RFC 3207, RFC 8314) unless it is this machine's own. */
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Closed from the beginning, as on port 465; else it is closed once both have agreed. */
  readonly isSecure: boolean;
  readonly user: string | null;
  readonly password: string;
  /** Whose word on its name is taken, where it is not one of those that everybody trusts. */
  readonly ca?: string;
}

export interface Letter {
  readonly from: string;
  readonly to: string;
  /** Headers, an empty line and the rest; lines end as they will. */
  readonly text: string;
}

/** What the mail server said no to. */
export class MailRefused extends Error {
  constructor(
    readonly code: number,
    words: string,
  ) {
    super(`the mail server answers ${code} ${words}`);
  }

  /** It would say no another time too. */
  get isFinal(): boolean {
    return this.code >= 500;
  }
}

const PATIENCE = 30_000;
/** No honest answer is longer. */
const MOST_BYTES = 64 * 1024;
const LOCAL = ['localhost', '127.0.0.1', '::1'];

interface Reply {
  readonly code: number;
  readonly lines: readonly string[];
}

/** What goes to and fro over one line. */
class Talk {
  private heard = '';
  private wake: () => void = () => undefined;
  private trouble: Error | null = null;

  constructor(private socket: Socket) {
    this.listen(socket);
  }

  private listen(socket: Socket): void {
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('the mail server is silent')));
    socket.on('data', (text: string) => {
      this.heard += text;
      this.wake();
    });
    socket.on('error', (error) => this.fail(error));
    socket.on('close', () => this.fail(new Error('the mail server has hung up')));
  }

  private fail(error: Error): void {
    this.trouble ??= error;
    this.wake();
  }

  async reply(): Promise<Reply> {
    for (;;) {
      const reply = replyIn(this.heard);
      if (reply) {
        this.heard = this.heard.slice(reply.length);
        return reply;
      }
      if (this.trouble) throw this.trouble;
      if (this.heard.length > MOST_BYTES) throw new Error('the mail server does not come to an end');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  async say(words: string, expected: number): Promise<Reply> {
    this.socket.write(`${words}\r\n`);
    return this.expect(expected);
  }

  async expect(expected: number): Promise<Reply> {
    const reply = await this.reply();
    if (reply.code !== expected) throw new MailRefused(reply.code, reply.lines.join(' ').slice(0, 200));
    return reply;
  }

  /** Whatever was said before it could have been said by anybody. */
  async secure({ host, ca }: MailServer): Promise<void> {
    const open = this.socket;
    open.removeAllListeners();
    this.heard = '';
    const closed = connectSecurely({ socket: open, servername: host, ...(ca === undefined ? {} : { ca }) });
    this.listen(closed);
    this.socket = closed;
    await new Promise<void>((resolve, reject) => {
      closed.once('secureConnect', resolve);
      closed.once('error', reject);
    });
  }

  end(): void {
    this.socket.destroy();
  }
}

/** The last line of an answer has a blank behind its number. */
function replyIn(heard: string): (Reply & { readonly length: number }) | null {
  const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(heard);
  if (!whole) return null;
  const lines = whole[0]
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(4).trim());
  return { code: Number(whole[1]), lines, length: whole[0].length };
}

export async function deliver(server: MailServer, letter: Letter): Promise<void> {
  const { host, port, isSecure, ca } = server;
  const safe = { host, port, servername: host, ...(ca === undefined ? {} : { ca }) };
  const talk = new Talk(isSecure ? connectSecurely(safe) : connect({ host, port }));
  try {
    await talk.expect(220);
    await introduced(talk, server);
    if (server.user !== null) await talk.say(`AUTH PLAIN ${Buffer.from(`\0${server.user}\0${server.password}`).toString('base64')}`, 235);
    await talk.say(`MAIL FROM:<${letter.from}>`, 250);
    await talk.say(`RCPT TO:<${letter.to}>`, 250);
    await talk.say('DATA', 354);
    await talk.say(`${stuffed(letter.text)}\r\n.`, 250);
    await talk.say('QUIT', 221).catch(() => undefined);
  } finally {
    talk.end();
  }
}

async function introduced(talk: Talk, server: MailServer): Promise<void> {
  const { host, isSecure } = server;
  const { lines } = await talk.say('EHLO line-ahead', 250);
  if (isSecure) return;
  if (lines.some((line) => line.toUpperCase() === 'STARTTLS')) {
    await talk.say('STARTTLS', 220);
    await talk.secure(server);
    await talk.say('EHLO line-ahead', 250);
  } else if (!LOCAL.includes(host)) throw new Error('the mail server takes letters only over an open line');
}

/** A line with nothing but a dot would end the letter. */
const stuffed = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n').replaceAll(/^\./gm, '..');
