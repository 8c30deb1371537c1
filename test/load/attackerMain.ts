import { type AttackPlan, attackServer } from './Attacker.js';

/* The process of an attacker: gets its plan from its parent, and reports the result. */

process.once('message', (plan: AttackPlan) => {
  void attackServer(plan).then((report) => process.send?.(report));
});
