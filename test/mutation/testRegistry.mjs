import { bind } from 'jest-each';
import { expect } from 'expect';

/**
 * The part of Jest's interface that the pure tests use (describe, test, it, their `each`, expect), without files, workers and
 * isolated modules: a test is a function in a list, and can be run again and again in one process.
 *
 * @typedef {{ id: string, name: string, file: string, run: () => unknown }} RegisteredTest
 */
export class TestRegistry {
  /** @type {RegisteredTest[]} */
  tests = [];
  /** The file whose tests are being registered. */
  file = '';
  #path = [];
  #names = new Map();

  #describe = (title, block) => {
    this.#path.push(title);
    block();
    this.#path.pop();
  };

  #test = (title, run) => {
    const name = [...this.#path, title].join(' ');
    const key = `${this.file} ${name}`;
    const before = this.#names.get(key) ?? 0;
    this.#names.set(key, before + 1);
    this.tests.push({ id: before === 0 ? key : `${key} #${before + 1}`, name, file: this.file, run });
  };

  /** Makes `describe`, `test`, `it` and `expect` global; a bundle imported afterwards registers its tests here. */
  install() {
    const describe = Object.assign((title, block) => this.#describe(title, block), { each: bind(this.#describe, false) });
    const test = Object.assign((title, run) => this.#test(title, run), { each: bind(this.#test, false) });
    Object.assign(globalThis, { describe, test, it: test, expect, registerFile: (file) => (this.file = file) });
  }
}
