// The document's first script: runs in its head, before the first paint, so it stays small. In this order.
import "./follow-theme";
import "./watch-pictures";
import "./record-events";
import "./guard-forms";
