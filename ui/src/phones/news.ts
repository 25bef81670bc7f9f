// Listens to the event stream (SSE) of the server, which sends the revision of what it shows.

/** The server sends something every 10 seconds; after this time without, the connection is taken as lost. */
const SILENCE = 25_000;

/** What a page does with the stream. */
export interface NewsListener {
  /** A message with the revision of what the server shows, or a repetition of it. */
  news(revision: string): void;
  /** No connection. */
  lost(): void;
  /** The page is seen again, after it was hidden or asleep, or the network is back. */
  awake(): void;
}

/** Listens to a stream for as long as the page is visible. */
export class News {
  private stream: EventSource | null = null;
  private lastMessage = 0;
  private readonly url: string;
  private readonly page: NewsListener;

  constructor(url: string, page: NewsListener) {
    this.url = url;
    this.page = page;
    // A phone that slept may believe that its stream is open: it begins again.
    const wake = () => {
      this.open();
      this.page.awake();
    };
    document.addEventListener('visibilitychange', wake);
    document.addEventListener('resume', wake); // A page that the system had frozen.
    addEventListener('pageshow', (event) => {
      if (event.persisted) wake();
    });
    addEventListener('online', wake);
    setInterval(() => {
      if (!this.stream || performance.now() - this.lastMessage <= SILENCE) return;
      this.page.lost();
      this.open();
    }, 1000);
    this.open();
  }

  /** Ends the stream. */
  close(): void {
    this.stream?.close();
    this.stream = null;
  }

  private open(): void {
    this.close();
    if (document.hidden) return;
    this.lastMessage = performance.now();
    this.stream = new EventSource(this.url);
    this.stream.onmessage = (message: MessageEvent<string>) => {
      this.lastMessage = performance.now();
      this.page.news(message.data);
    };
    this.stream.onerror = () => this.page.lost();
  }
}
