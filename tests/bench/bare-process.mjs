// A `node:http` server in a process of its own that sends the bytes and headers it was last told and does nothing else.
import { createServer } from "node:http";

let bytes;
let headers;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));

process.on("message", (answer) => {
  bytes = Buffer.from(answer.body, "base64");
  headers = answer.headers;
  process.send("told");
});
process.once("disconnect", () => process.exit(0));
