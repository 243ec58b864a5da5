import { AdminPage } from "~/components/admin/shell/admin-page";
import { QueueList } from "~/device/screens/queue-list";
import { PicturesUnderWay } from "~/device/screens/uploads/pictures-under-way";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Outbox");

export const loader = ownerLoader(() => ({}));

/** What could not be sent without a connection, and waits on this device. */
export default function Outbox() {
  return (
    <AdminPage title="Outbox">
      <p className="mb-6 max-w-measure text-muted no-js:hidden">
        What you publish, save or tell without a line waits on this device, and leaves by itself
        when there is one: photographs first, then in this order.
      </p>
      <p className="max-w-measure text-muted js:hidden">
        What is sent without a line is kept by a script, and this browser runs none.
      </p>
      <div className="mb-10 max-w-4xl">
        <QueueList />
      </div>
      <PicturesUnderWay listed={[]} />
    </AdminPage>
  );
}
