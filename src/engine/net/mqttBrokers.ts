/** Topics of MQTT brokers over WebSockets, by MQTT.js. https://github.com/mqttjs/MQTT.js */
import mqtt, { type MqttClient } from 'mqtt'

type Listener = (payload: Uint8Array) => void

/** A connection to one broker. It reconnects by itself, and stays open until the page is left. */
export class Broker {
  readonly #client: MqttClient
  readonly #listeners = new Map<string, Set<Listener>>()
  /** Settles with the first connection. */
  readonly ready: Promise<Broker>

  constructor(url: string) {
    this.#client = mqtt.connect(url, {
      // Its timer would otherwise run in a worker from a blob URL, which the policy blocks.
      timerVariant: 'native',
      queueQoSZero: false,
    })
    this.#client.on('message', (topic, payload) => {
      for (const listener of this.#listeners.get(topic) ?? []) listener(payload)
    })
    // It tries again; without a listener the error would be thrown.
    this.#client.on('error', (error) => console.warn('A relay of live play reports an error.', error))
    this.ready = new Promise((resolve) => this.#client.once('connect', () => resolve(this)))
  }
  /** @returns how to stop */
  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    if (listeners.size === 1) this.#client.subscribe(topic)
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      this.#listeners.delete(topic)
      this.#client.unsubscribe(topic)
    }
  }
  /** Sends at most once. Does nothing while it is not connected. */
  publish(topic: string, payload: string | Uint8Array): void {
    if (this.#client.connected) this.#client.publish(topic, payload as string | Buffer)
  }
}

const brokers = new Map<string, Broker>()

/** The connection to a broker, which all rooms share. */
export function brokerAt(url: string): Broker {
  const broker = brokers.get(url) ?? new Broker(url)
  brokers.set(url, broker)
  return broker
}
