/** What a vertex or a blossom is in the forest of alternating paths. */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * Edmonds' algorithm for a perfect matching of maximum weight in a complete graph, in O(n³): alternating forests, blossoms and dual variables.
 * Vertices are 1 to n, blossoms have the numbers after them, and 0 is none. Weights are doubled against the dual variables, so all numbers stay whole.
 */
class WeightedMatching {
  private readonly size: number;
  /** Of the edge between two tops: its weight, 0 for none, and the vertices that it joins. */
  private readonly weight: Float64Array;
  private readonly tail: Int32Array;
  private readonly head: Int32Array;
  private readonly dual: Float64Array;
  /** The vertex that a top is matched with. */
  private readonly mate: Int32Array;
  /** The outer vertex with the least reserve to a top. */
  private readonly nearest: Int32Array;
  /** The outermost blossom that has a vertex or blossom, or itself. */
  private readonly top: Int32Array;
  /** The vertex by which a top has come into the forest. */
  private readonly parent: Int32Array;
  private readonly kind: Int32Array;
  private readonly seen: Int32Array;
  /** By blossom and vertex: the part of the blossom that has the vertex. */
  private readonly part: Int32Array;
  /** The parts of a blossom in their cycle, from its base. */
  private readonly parts: number[][];
  /** The highest number in use. */
  private last: number;
  private queue: number[] = [];
  private searches = 0;

  /** @param n the number of vertices. @param weightOf of two vertices from 0: a whole number from 1 to 2^50. */
  constructor(
    private readonly n: number,
    weightOf: (u: number, v: number) => number,
  ) {
    this.size = 2 * n + 2;
    const { size } = this;
    [this.weight, this.dual] = [new Float64Array(size * size), new Float64Array(size)];
    [this.tail, this.head] = [new Int32Array(size * size), new Int32Array(size * size)];
    [this.mate, this.nearest, this.top] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
    [this.parent, this.kind, this.seen] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
    this.part = new Int32Array(size * (n + 1));
    this.parts = Array.from({ length: size }, () => []);
    this.last = n;
    let most = 0;
    for (let u = 1; u <= n; u++) {
      this.top[u] = u;
      this.part[u * (n + 1) + u] = u;
      for (let v = 1; v <= n; v++) {
        const edge = u * size + v;
        this.weight[edge] = u === v ? 0 : weightOf(u - 1, v - 1);
        this.tail[edge] = u;
        this.head[edge] = v;
        most = Math.max(most, this.weight[edge]);
      }
    }
    this.dual.fill(most, 1, n + 1);
  }

  /** Returns what each vertex is matched with, from 0. */
  solve(): number[] {
    while (this.augmentOnce());
    return Array.from({ length: this.n }, (_, u) => this.mate[u + 1]! - 1);
  }

  /** How far the edge between two tops is from being tight. */
  private reserve(u: number, v: number): number {
    const edge = u * this.size + v;
    const [tail, head] = [this.tail[edge]!, this.head[edge]!];
    return this.dual[tail]! + this.dual[head]! - 2 * this.weight[tail * this.size + head]!;
  }

  private offer(u: number, to: number): void {
    if (!this.nearest[to] || this.reserve(u, to) < this.reserve(this.nearest[to], to)) this.nearest[to] = u;
  }

  private findNearest(to: number): void {
    this.nearest[to] = 0;
    for (let u = 1; u <= this.n; u++)
      if (this.weight[u * this.size + to]! > 0 && this.top[u] !== to && this.kind[this.top[u]!] === OUTER) this.offer(u, to);
  }

  /** Queues all vertices of an outer top. */
  private push(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const part of this.parts[x]!) this.push(part);
  }

  private setTop(x: number, blossom: number): void {
    this.top[x] = blossom;
    if (x > this.n) for (const part of this.parts[x]!) this.setTop(part, blossom);
  }

  /** The part of a blossom that has a vertex. */
  private partWith(blossom: number, vertex: number): number {
    return this.part[blossom * (this.n + 1) + vertex]!;
  }

  /** The place of a part in the cycle, which is turned around if need be to make the way from the base even. */
  private evenPlace(blossom: number, part: number): number {
    const [base, ...others] = this.parts[blossom]!;
    const place = this.parts[blossom]!.indexOf(part);
    if (place % 2 === 0) return place;
    this.parts[blossom] = [base!, ...others.reverse()];
    return this.parts[blossom].length - place;
  }

  /** Matches a top by the edge to another one, and the parts in it with each other. */
  private setMate(u: number, v: number): void {
    const edge = u * this.size + v;
    this.mate[u] = this.head[edge]!;
    if (u <= this.n) return;
    const part = this.partWith(u, this.tail[edge]!);
    const place = this.evenPlace(u, part);
    const cycle = this.parts[u]!;
    for (let k = 0; k < place; k++) this.setMate(cycle[k]!, cycle[k ^ 1]!);
    this.setMate(part, v);
    this.parts[u] = [...cycle.slice(place), ...cycle.slice(0, place)];
  }

  /** Exchanges matched and other edges from an outer top up to its root. */
  private augment(from: number, to: number): void {
    let [u, v] = [from, to];
    for (;;) {
      const next = this.top[this.mate[u]!]!;
      this.setMate(u, v);
      if (!next) return;
      const outer = this.top[this.parent[next]!]!;
      this.setMate(next, outer);
      [u, v] = [outer, next];
    }
  }

  /** Where the ways of two outer tops to their roots meet; 0 if they have different roots. */
  private commonBase(one: number, two: number): number {
    this.searches++;
    for (let [u, v] = [one, two]; u || v; [u, v] = [v, u]) {
      if (!u) continue;
      if (this.seen[u] === this.searches) return u;
      this.seen[u] = this.searches;
      u = this.top[this.mate[u]!]!;
      if (u) u = this.top[this.parent[u]!]!;
    }
    return 0;
  }

  /** The tops from an outer one up to a base, without it. */
  private wayTo(base: number, from: number): number[] {
    const way: number[] = [];
    for (let x = from; x !== base;) {
      const inner = this.top[this.mate[x]!]!;
      way.push(x, inner);
      this.push(inner);
      x = this.top[this.parent[inner]!]!;
    }
    return way;
  }

  private makeBlossom(u: number, base: number, v: number): void {
    const { n, size, weight } = this;
    let b = n + 1;
    while (b <= this.last && this.top[b]) b++;
    this.last = Math.max(this.last, b);
    [this.dual[b], this.kind[b], this.mate[b]] = [0, OUTER, this.mate[base]!];
    const cycle = [base, ...this.wayTo(base, u).reverse(), ...this.wayTo(base, v)];
    this.parts[b] = cycle;
    this.setTop(b, b);
    for (let x = 1; x <= this.last; x++) weight[b * size + x] = weight[x * size + b] = 0;
    this.part.fill(0, b * (n + 1), (b + 1) * (n + 1));
    for (const part of cycle) {
      for (let x = 1; x <= this.last; x++) {
        if (weight[b * size + x] !== 0 && this.reserve(part, x) >= this.reserve(b, x)) continue;
        this.copyEdge(part * size + x, b * size + x);
        this.copyEdge(x * size + part, x * size + b);
      }
      for (let x = 1; x <= n; x++) if (this.partWith(part, x)) this.part[b * (n + 1) + x] = part;
    }
    this.findNearest(b);
  }

  private copyEdge(from: number, to: number): void {
    this.weight[to] = this.weight[from]!;
    this.tail[to] = this.tail[from]!;
    this.head[to] = this.head[from]!;
  }

  /** Makes the parts of an inner blossom tops again. */
  private dissolve(b: number): void {
    for (const part of this.parts[b]!) this.setTop(part, part);
    const first = this.partWith(b, this.tail[b * this.size + this.parent[b]!]!);
    const place = this.evenPlace(b, first);
    const cycle = this.parts[b]!;
    for (let k = 0; k < place; k += 2) {
      const [inner, outer] = [cycle[k]!, cycle[k + 1]!];
      this.parent[inner] = this.tail[outer * this.size + inner]!;
      [this.kind[inner], this.kind[outer], this.nearest[inner]] = [INNER, OUTER, 0];
      this.findNearest(outer);
      this.push(outer);
    }
    [this.kind[first], this.parent[first]] = [INNER, this.parent[b]!];
    for (const part of cycle.slice(place + 1)) {
      this.kind[part] = FREE;
      this.findNearest(part);
    }
    this.top[b] = 0;
  }

  /** Follows a tight edge from an outer vertex. Returns whether it has led to a larger matching. */
  private follow(tail: number, head: number): boolean {
    const [u, v] = [this.top[tail]!, this.top[head]!];
    if (this.kind[v] === FREE) {
      const next = this.top[this.mate[v]!]!;
      [this.parent[v], this.kind[v], this.kind[next]] = [tail, INNER, OUTER];
      this.nearest[v] = this.nearest[next] = 0;
      this.push(next);
    } else if (this.kind[v] === OUTER) {
      const base = this.commonBase(u, v);
      if (!base) {
        this.augment(u, v);
        this.augment(v, u);
        return true;
      }
      this.makeBlossom(u, base, v);
    }
    return false;
  }

  /** Follows the tight edges of the queued vertices. */
  private scan(): boolean {
    for (let place = 0; place < this.queue.length; place++) {
      const u = this.queue[place]!;
      if (this.kind[this.top[u]!] === INNER) continue;
      for (let v = 1; v <= this.n; v++) {
        if (this.top[u] === this.top[v]) continue;
        if (this.reserve(u, v) !== 0) this.offer(u, this.top[v]!);
        else if (this.follow(u, v)) return true;
      }
    }
    return false;
  }

  /** Changes the dual variables as far as no edge has too little; something becomes tight, or a blossom dissolves. */
  private changeDuals(): void {
    const { n, dual, kind, top, nearest } = this;
    let change = Infinity;
    for (let b = n + 1; b <= this.last; b++) if (top[b] === b && kind[b] === INNER) change = Math.min(change, dual[b]! / 2);
    for (let x = 1; x <= this.last; x++)
      if (top[x] === x && nearest[x] && kind[x] !== INNER)
        change = Math.min(change, this.reserve(nearest[x]!, x) / (kind[x] === OUTER ? 2 : 1));
    for (let x = 1; x <= this.last; x++) {
      if (x > n && top[x] !== x) continue;
      const sign = { [OUTER]: -1, [INNER]: 1, [FREE]: 0 }[kind[top[x]!]!]!;
      dual[x]! += x > n ? -2 * sign * change : sign * change;
    }
  }

  /** Searches until the matching has one more edge. Returns false when it is perfect. */
  private augmentOnce(): boolean {
    const { n, top, nearest } = this;
    this.kind.fill(FREE, 0, this.last + 1);
    nearest.fill(0, 0, this.last + 1);
    this.queue = [];
    for (let x = 1; x <= this.last; x++) {
      if (top[x] !== x || this.mate[x]) continue;
      this.parent[x] = 0;
      this.kind[x] = OUTER;
      this.push(x);
    }
    if (this.queue.length === 0) return false;
    // Each change of the dual variables adds a top to the forest, makes a blossom or dissolves one.
    for (let changes = 0; changes <= 4 * n; changes++) {
      if (this.scan()) return true;
      this.changeDuals();
      this.queue = [];
      for (let x = 1; x <= this.last; x++) {
        const near = nearest[x]!;
        if (top[x] !== x || near === 0 || top[near] === x || this.reserve(near, x) !== 0) continue;
        const edge = near * this.size + x;
        if (this.follow(this.tail[edge]!, this.head[edge]!)) return true;
      }
      for (let b = n + 1; b <= this.last; b++) if (top[b] === b && this.kind[b] === INNER && this.dual[b] === 0) this.dissolve(b);
    }
    throw new Error('the search for a matching does not end');
  }
}

/**
 * Returns the perfect matching of the least total cost: for each vertex the one it is matched with.
 * @param costs of each pair, symmetric: whole numbers from 0, all together below 2^50; an even number of vertices.
 */
export const minimumCostMatching = (costs: readonly (readonly number[])[]): number[] => {
  if (costs.length % 2 === 1) throw new Error('an odd number of vertices has no perfect matching');
  const most = Math.max(0, ...costs.map((row) => Math.max(...row)));
  // With weights above 0 in a complete graph, a matching of maximum weight is perfect.
  return new WeightedMatching(costs.length, (u, v) => most + 1 - costs[u]![v]!).solve();
};
