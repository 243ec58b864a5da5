declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  type Message = { raw: string; flags?: string[] };

  export default function createServer(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, { messages: Message[] }>;
  }): {
    server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    getMailbox(name: string): { messages: { flags: string[] }[] };
  };
}
