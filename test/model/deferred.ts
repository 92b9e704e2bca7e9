type Callbacks<Value> = { onValue: (value: Value) => void; onError: (error: unknown) => void }

/**
 * An answer that comes when the world decides. Unlike a promise it calls its listeners at once, within the
 * step of the history that resolves it.
 */
export class Deferred<Value> implements PromiseLike<Value> {
  private readonly waiting: Callbacks<Value>[] = []
  private outcome: { value: Value } | { error: unknown } | undefined

  // biome-ignore lint/suspicious/noThenProperty: the product waits for its ports by `then`.
  then<Result = Value, Caught = never>(
    onValue?: ((value: Value) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Caught | PromiseLike<Caught>) | null,
  ): PromiseLike<Result | Caught> {
    const next = new Deferred<Result | Caught>()
    this.listen({
      onValue: (value) => (onValue ? next.follow(onValue(value)) : next.resolve(value as never)),
      onError: (error) => (onError ? next.follow(onError(error)) : next.reject(error)),
    })
    return next
  }

  resolve(value: Value) {
    this.outcome = { value }
    for (const { onValue } of this.waiting.splice(0)) onValue(value)
  }

  reject(error: unknown) {
    this.outcome = { error }
    for (const { onError } of this.waiting.splice(0)) onError(error)
  }

  private follow(result: Value | PromiseLike<Value>) {
    if (result instanceof Deferred)
      result.listen({ onValue: (value) => this.resolve(value), onError: (error) => this.reject(error) })
    else this.resolve(result as Value)
  }

  private listen(callbacks: Callbacks<Value>) {
    if (!this.outcome) this.waiting.push(callbacks)
    else if ('value' in this.outcome) callbacks.onValue(this.outcome.value)
    else callbacks.onError(this.outcome.error)
  }
}

/** An answer that is already resolved. */
export function now<Value>(value: Value): Deferred<Value> {
  const later = new Deferred<Value>()
  later.resolve(value)
  return later
}
