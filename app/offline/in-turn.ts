const AT_A_TIME = 4;

/**
 * Works on a few items at a time. After a failure no further one is started, and it throws when all running ones have
 * ended.
 */
export async function inTurn<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item).catch((error) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_A_TIME }, lane));
  const failed = lanes.find((ended) => ended.status === "rejected");
  if (failed) throw failed.reason;
}
