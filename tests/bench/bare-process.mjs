// A `node:http` server in a process of its own that sends the bytes and headers it is told and does nothing else.
import { createServer } from "node:http";

process.once("message", ({ body, headers }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
process.once("disconnect", () => process.exit(0));
