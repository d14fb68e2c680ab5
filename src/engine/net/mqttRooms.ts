/**
 * Trystero's rooms over our own connections to MQTT brokers. Its own package for MQTT cannot be configured to work without a
 * worker from a blob URL.
 */
import { createTopicStrategy, toJson } from '@trystero-p2p/core'
import { type Broker, brokerAt } from './mqttBrokers'

const decoder = new TextDecoder()

export const joinRoom = createTopicStrategy<Broker>({
  init: ({ relayConfig }) => (relayConfig?.urls ?? []).map((url) => brokerAt(url).ready),
  subscribeTopic: (broker, topic, onMessage) =>
    broker.subscribe(topic, (payload) => void onMessage(topic, decoder.decode(payload))),
  publishTopic: (broker, topic, message) =>
    broker.publish(topic, typeof message === 'string' ? message : toJson(message)),
})
