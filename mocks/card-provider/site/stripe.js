// @ts-check
/**
 * Stands in for the card payment provider's script: as much of its contract as a card form needs, on an origin of its own. Served as it
 * stands. Which card number does what: ../testCards.ts.
 */
;(() => {
  const SCRIPT = /** @type {HTMLScriptElement} */ (document.currentScript).src
  const HOME = new URL(SCRIPT).origin
  const CONNECTION_PROBLEM = {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  }
  const API_PROBLEM = {
    type: 'api_error',
    message: 'An unexpected error occurred. Please try again or contact us.',
  }
  let frames = 0

  /** Misuse by a programmer, as the provider's script reports it: an exception, and no answer. @param {string} message */
  function misuse(message) {
    return Object.assign(new Error(message), { name: 'IntegrationError' })
  }

  /**
   * A page of the provider inside ours. The script accepts messages of this frame and this origin alone.
   * @param {string} page
   * @param {string} title
   * @param {(message: any) => void} hear
   */
  function frameOf(page, title, hear) {
    const frame = document.createElement('iframe')
    const address = new URL(page, SCRIPT)
    address.searchParams.set('origin', location.origin)
    frame.src = address.href
    frame.title = title
    frame.name = `stand-in-frame-${++frames}`
    frame.style.cssText = 'border: 0; display: block; inline-size: 100%; color-scheme: auto'
    /** @param {MessageEvent} event */
    const listen = (event) => {
      if (event.origin === HOME && event.source === frame.contentWindow) hear(event.data)
    }
    window.addEventListener('message', listen)
    return {
      frame,
      /** @param {object} message */
      tell: (message) => frame.contentWindow?.postMessage(message, HOME),
      remove() {
        window.removeEventListener('message', listen)
        frame.remove()
      },
    }
  }

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  async function ask(path, init) {
    try {
      const answer = await fetch(`${HOME}/v1/${path}`, { ...init, credentials: 'include' })
      const body = await answer.json().catch(() => undefined)
      if (answer.ok && body?.id) return { paymentIntent: body }
      if (answer.status === 429) return { error: { ...API_PROBLEM, type: 'rate_limit_error' } }
      return { error: body?.error ?? API_PROBLEM }
    } catch {
      return { error: CONNECTION_PROBLEM }
    }
  }

  /**
   * @param {string} clientSecret
   * @param {string} step
   * @param {object} body
   */
  function post(clientSecret, step, body) {
    return ask(`payment_intents/${idIn(clientSecret)}/${step}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_secret: clientSecret, ...body }),
    })
  }

  /** @param {string} clientSecret */
  async function retrieve(clientSecret) {
    return ask(`payment_intents/${idIn(clientSecret)}`, { headers: { 'x-client-secret': clientSecret } })
  }

  /** @param {unknown} clientSecret */
  function idIn(clientSecret) {
    const id = /^(pi_\w+)_secret_\w+$/.exec(String(clientSecret))?.[1]
    if (!id)
      throw misuse(
        `Invalid value for stripe.confirmCardPayment intent secret: value should be a client_secret string. You specified: ${clientSecret}.`,
      )
    return encodeURIComponent(id)
  }

  /** The bank's question, above everything else. @param {any} intent @returns {Promise<boolean>} whether it was answered as the bank wants it */
  function askTheBank(intent) {
    return new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.style.cssText =
        'border: 0; border-radius: 12px; padding: 0; inline-size: min(440px, calc(100vw - 32px)); overflow: hidden; background: #fff'
      const bank = frameOf(
        `authentication.html?cents=${Number(intent.amount)}`,
        'Authentication of your bank',
        (message) => {
          if (message.type === 'size') bank.frame.style.blockSize = `${message.height}px`
          if (message.type === 'outcome') end(message.isDone === true)
        },
      )
      /** @param {boolean} isDone */
      function end(isDone) {
        bank.remove()
        dialog.remove()
        resolve(isDone)
      }
      dialog.addEventListener('cancel', () => end(false))
      bank.frame.addEventListener('load', () => bank.frame.focus())
      dialog.append(bank.frame)
      document.body.append(dialog)
      dialog.showModal()
    })
  }

  /** @param {string} clientSecret @param {any} intent */
  async function authenticate(clientSecret, intent) {
    return post(clientSecret, 'authenticate', { is_done: await askTheBank(intent) })
  }

  /** @param {any[]} fonts as the page hands them over; the provider takes no other addresses */
  function checkFonts(fonts) {
    for (const { src } of fonts) {
      const address = /url\(\s*["']?([^"')]*)/.exec(src)?.[1]
      if (!address || !/^(https:\/\/|data:)/.test(address))
        throw misuse(
          `Invalid src value in font configuration: ${address}. URLs have to start with 'https://' or 'data:'.`,
        )
    }
  }

  /** @param {any} options @param {any[]} fonts */
  function cardElement(options, fonts) {
    /** @type {Record<string, ((event: object) => void)[]>} */
    const handlers = {}
    /** @type {Map<number, (answer: any) => void>} */
    const waiting = new Map()
    /** @type {ReturnType<typeof frameOf> | undefined} */
    let field
    let isReady = false
    let requests = 0

    /** @param {any} message */
    function hear(message) {
      if (message.type === 'loaded') {
        field?.tell({ type: 'fonts', fonts })
        field?.tell({ type: 'options', options })
      } else if (message.type === 'size' && field) field.frame.style.blockSize = `${message.height}px`
      else if (message.type === 'answer') waiting.get(message.request)?.(message.answer)
      else if (message.type === 'submit') field?.frame.closest('form')?.requestSubmit()
      else {
        isReady ||= message.type === 'ready'
        for (const handle of [...(handlers[message.type] ?? [])]) handle({ elementType: 'card', ...message })
      }
    }

    const element = {
      /** @param {string | HTMLElement} place */
      mount(place) {
        const container = typeof place === 'string' ? document.querySelector(place) : place
        if (!container) throw misuse('The selector you specified applies to no DOM element.')
        field?.remove()
        isReady = false
        field = frameOf('field.html', 'Secure card payment input frame', hear)
        container.replaceChildren(field.frame)
      },
      unmount() {
        field?.remove()
        field = undefined
      },
      destroy: () => element.unmount(),
      focus() {
        field?.frame.focus()
        field?.tell({ type: 'focus' })
      },
      blur: () => field?.tell({ type: 'blur' }),
      clear: () => field?.tell({ type: 'clear' }),
      /** @param {any} changed */
      update(changed) {
        options = { ...options, ...changed }
        field?.tell({ type: 'options', options })
      },
      /** @param {string} type @param {(event: object) => void} handle */
      on(type, handle) {
        handlers[type] = [...(handlers[type] ?? []), handle]
        return element
      },
      /** @param {string} type @param {(event: object) => void} handle */
      once(type, handle) {
        /** @param {object} event */
        const once = (event) => {
          element.off(type, once)
          handle(event)
        }
        return element.on(type, once)
      },
      /** @param {string} type @param {(event: object) => void} [handle] */
      off(type, handle) {
        handlers[type] = (handlers[type] ?? []).filter((one) => handle !== undefined && one !== handle)
        return element
      },
      /** A payment method of what was typed: the number never leaves the frame. */
      tokenize() {
        if (!field || !isReady)
          throw misuse(
            'We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.',
          )
        const request = ++requests
        return new Promise((resolve) => {
          waiting.set(request, resolve)
          field?.tell({ type: 'tokenize', request })
        })
      },
    }
    return element
  }

  /** @param {any} data */
  async function createPaymentMethod(data) {
    const element = data?.card
    if (data?.type !== 'card' || typeof element?.tokenize !== 'function')
      throw misuse('This stand-in makes payment methods of its own card element alone.')
    return element.tokenize()
  }

  /**
   * @param {string} key
   * @param {{ locale?: string }} [_options] the stand-in speaks English alone; so does the real one with Persians
   */
  function Stripe(key, _options) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw misuse('Please call Stripe() with your publishable key.')

    let isConfirming = false

    /** @param {string} clientSecret @param {{ payment_method?: any }} data @param {boolean} handleActions */
    async function confirm(clientSecret, data, handleActions) {
      let method = data.payment_method
      if (typeof method === 'object' && method !== null) {
        const made = await createPaymentMethod({ type: 'card', ...method })
        if (made.error) return made
        method = made.paymentMethod.id
      }
      const answer = method
        ? await post(clientSecret, 'confirm', { payment_method: method })
        : await retrieve(clientSecret)
      const isAsked = answer.paymentIntent?.status === 'requires_action'
      return isAsked && handleActions ? authenticate(clientSecret, answer.paymentIntent) : answer
    }

    return {
      /** @param {{ fonts?: any[] }} [options] */
      elements({ fonts = [] } = {}) {
        checkFonts(fonts)
        /** @type {ReturnType<typeof cardElement> | null} */
        let card = null
        return {
          /** @param {string} type @param {object} [options] */
          create(type, options = {}) {
            if (type !== 'card') throw misuse(`This stand-in has no element of type ${type}.`)
            card = cardElement(options, fonts)
            return card
          },
          getElement: () => card,
        }
      },
      createPaymentMethod,
      /**
       * @param {string} clientSecret
       * @param {{ payment_method?: any }} [data]
       * @param {{ handleActions?: boolean }} [options]
       */
      async confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
        idIn(clientSecret)
        if (isConfirming)
          throw misuse('Another confirmation is under way: wait until it has come to its end.')
        isConfirming = true
        try {
          return await confirm(clientSecret, data, handleActions)
        } finally {
          isConfirming = false
        }
      },
      retrievePaymentIntent: retrieve,
      _registerWrapper() {},
    }
  }

  // The release that @stripe/stripe-js asks for: with another one it warns.
  Stripe.version = 'endive'
  Object.assign(window, { Stripe })
})()
