import { hoard, type HoardPlan } from './Hoarder.js';

/* The process of an address that hoards: gets its plan from its parent, and reports the result. */

process.once('message', (plan: HoardPlan) => {
  void hoard(plan).then((report) => process.send?.(report));
});
